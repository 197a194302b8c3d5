import type { z } from 'astro/zod';
import { strictObject } from './fields/strict-object.ts';
import { icon } from './fields/icon.ts';
import { heading, label, sentence, steps } from './fields/text.ts';

/** What every method to give has: its card on the page, and the heading and steps of the tablet that opens from it. */
const method = {
  icon: icon.describe('The drawing on the card: a name from phosphoricons.com.'),
  title: label('Online').describe('The name of this method.'),
  sentence: sentence('Give by card or PayPal.').describe('What it is, in one sentence.'),
  buttonLabel: label('Give online').describe('The button that opens the tablet.'),
  heading: heading('Give online').describe('The heading of the tablet.'),
  steps: steps('Choose the amount.').describe('What to do, step by step.'),
};

/** `giving-methods.yaml`: the three ways to give. */
export const givingMethodsSchema = () =>
  strictObject({
    online: strictObject({
      ...method,
      actionLabel: label('Open the giving page').describe('The button that opens the giving page.'),
    }).describe('Online, on the giving page of the church-management service.'),
    zelle: strictObject({
      ...method,
      copyLabel: label('Copy the number').describe('The button that copies the telephone number.'),
      copiedLabel: label('Copied').describe('What that button says once the number is copied.'),
    }).describe("Zelle, from the giver's bank to the telephone number in church.yaml."),
    mail: strictObject(method).describe("Mail, to the finance office at the church's address."),
    closeLabel: label('Close').describe('The button that closes a tablet.'),
  }).meta({
    title: 'Ways to give',
    description:
      'The three ways to give: what stands on their cards, and in the tablets that open from them.',
  });

export type GivingMethods = z.infer<ReturnType<typeof givingMethodsSchema>>;
/** A method to give, by its name in content. */
export type GivingMethodId = Exclude<keyof GivingMethods, 'closeLabel'>;
