import type { z } from 'astro/zod';
import {
  arrayWithUniqueIds,
  email,
  heading,
  httpsUrl,
  imageWithAlt,
  label,
  linkId,
  optional,
  phone,
  placeholder,
  rule,
  sentence,
  steps,
  strictObject,
  text,
  type WithImages,
} from '#content-model/fields.ts';
import { findIbanIssue } from './account-number.ts';

const actions = ['url', 'phone', 'email', 'handle', 'addressee'] as const;
const actionExpected = `exactly one of the keys ${actions.join(', ')}; a method that the church does not offer is deleted as a whole`;

const givingMethod = strictObject({
  id: linkId.describe(
    'A unique name: letters, digits and hyphens. It should stay the same, because links to this method end with it: /Giving#zelle.',
  ),
  title: label('Online').describe('The name of this method.'),
  phrase: text({ max: 40, example: 'by Zelle' }).describe(
    "How a sentence names it, such as 'by Zelle': {givingMethods} lists all of them.",
  ),
  text: sentence('Give by card.').describe('A sentence about it, on the card.'),
  image: imageWithAlt(288).describe('The round image on the card.'),
  buttonLabel: label('Give online').describe('The button that opens the dialog.'),
  heading: heading('Give online').describe('The heading of the dialog.'),
  steps: steps('Choose the amount.').describe('What to do, step by step.'),
  url: httpsUrl
    .optional()
    .describe('The page for giving, which the dialog links to, beginning with https://.'),
  phone: phone
    .optional()
    .describe('Or the telephone number that receives gifts, with its country code. A button copies it.'),
  email: email.optional().describe('Or the e-mail address that receives gifts. A button copies it.'),
  handle: text({ max: 40, example: '$StMary' })
    .meta({ translatable: false })
    .check(
      rule((handle, report) => {
        const issue = findIbanIssue(handle);
        if (issue) report([], issue);
      }),
    )
    .optional()
    .describe(
      'Or the name that receives gifts in an app, such as $StMary (Cash App), or the number of an account, such as an IBAN. A button copies it.',
    ),
  addressee: label('Finance office')
    .optional()
    .describe("Or, for gifts by mail, the office that they are addressed to, at the church's address."),
  qrCode: optional(imageWithAlt(288), 'The QR code of this method, which the dialog shows whole'),
  placeholder: placeholder
    .describe("Marks a method of another church. Remove it once it is the church's own.")
    .meta({
      ask: { need: 'decision', while: [true] },
      expected:
        "Whether the church takes gifts in this way, and in these words; then delete 'placeholder: true', or the method as a whole.",
    }),
}).check(
  rule((method, report) => {
    const given = actions.filter((action) => method[action]);
    if (given.length !== 1) report([], actionExpected, given.join(', ') || 'none of them');
  }),
);

export const givingMethodsSchema = strictObject({
  methods: arrayWithUniqueIds(
    givingMethod,
    'giving methods',
    "; a parish that takes no gifts online writes 'giving: false' in church.yaml",
  ).describe(
    'The giving methods, in the order in which the page shows them. Each has one of the keys url, phone, email, handle and addressee.',
  ),
}).meta({
  title: 'Giving methods',
  description: 'The giving methods: their cards, and the dialogs that open from them.',
});

export type GivingMethods = WithImages<z.infer<typeof givingMethodsSchema>>;
