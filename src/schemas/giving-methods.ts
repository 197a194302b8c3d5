import type { z } from 'astro/zod';
import { strictObject } from './fields/object.ts';
import { icon } from './fields/image.ts';
import { heading, label, sentence, steps } from './fields/text.ts';

/** The keys of every giving method: its card on the page, and the heading and steps of its dialog. */
const method = {
  icon: icon.describe('The icon on the card: a name from phosphoricons.com.'),
  title: label('Online').describe('The name of this method.'),
  text: sentence('Give by card or PayPal.').describe('A sentence about it, on the card.'),
  buttonLabel: label('Give online').describe('The button that opens the dialog.'),
  heading: heading('Give online').describe('The heading of the dialog.'),
  steps: steps('Choose the amount.').describe('What to do, step by step.'),
};

/** `giving-methods.yaml`: the giving methods. */
export const givingMethodsSchema = () =>
  strictObject({
    online: strictObject({
      ...method,
      actionLabel: label('Open the giving page').describe('The button that opens the giving page.'),
    }).describe('Online, on the giving page of the church-management service.'),
    zelle: strictObject({
      ...method,
      copyLabel: label('Copy the number').describe('The button that copies the telephone number.'),
      copiedLabel: label('Copied').describe('The status beside that button once the number is copied.'),
      selectedLabel: label('Not copied. The number is selected.').describe(
        'The same if the browser does not allow copying: the number is then selected, to be copied by hand.',
      ),
    }).describe("Zelle, from the giver's bank to the telephone number in church.yaml."),
    mail: strictObject(method).describe("Mail, to the finance office at the church's address."),
    closeLabel: label('Close').describe('The button that closes a dialog.'),
  }).meta({
    title: 'Giving methods',
    description: 'The giving methods: their cards, and the dialogs that open from them.',
  });

export type GivingMethods = z.infer<ReturnType<typeof givingMethodsSchema>>;
