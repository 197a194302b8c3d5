import type { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { icon } from './pieces/icon.ts';
import { heading, label, sentence, steps } from './pieces/text.ts';

/** What every way to give has: its card on the page, and the heading and steps of the tablet that opens from it. */
const way = {
  icon,
  title: label('Online'),
  sentence: sentence('Give by card or PayPal.'),
  buttonLabel: label('Give online'),
  heading: heading('Give online'),
  steps: steps('Choose the amount.'),
};

/** `giving-ways.yaml`: the three ways to give. */
export const givingWaysSchema = () =>
  group({
    online: group({ ...way, actionLabel: label('Open the giving page') }),
    zelle: group({ ...way, copyLabel: label('Copy the number'), copiedLabel: label('Copied') }),
    mail: group(way),
    closeLabel: label('Close'),
  });

export type GivingWays = z.infer<ReturnType<typeof givingWaysSchema>>;
/** A way to give, by its name in content. */
export type GivingWayName = Exclude<keyof GivingWays, 'closeLabel'>;
