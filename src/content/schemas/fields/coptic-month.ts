import { z } from 'astro/zod';
import { strictObject } from './strict-object.ts';
import { text } from './text.ts';

/** The months of the Coptic year, in order, as the rules for dates name them. The last one has 5 or 6 days. */
export const copticMonths = [
  'thout',
  'paopi',
  'hathor',
  'koiak',
  'tobi',
  'meshir',
  'paremhat',
  'parmouti',
  'pashons',
  'paoni',
  'epip',
  'mesori',
  'nasi',
] as const;
export type CopticMonth = (typeof copticMonths)[number];

export const copticMonth = z.enum(copticMonths, `one of the months ${copticMonths.join(', ')}`);

/** What the site calls the months: spellings differ between dioceses. */
export const copticMonthNames = strictObject(
  Object.fromEntries(
    copticMonths.map((month, index) => [
      month,
      text({ max: 20, example: 'Koiak' }).describe(`The name of month number ${index + 1}.`),
    ]),
  ) as Record<CopticMonth, ReturnType<typeof text>>,
);
