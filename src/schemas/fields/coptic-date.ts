import { z } from 'astro/zod';
import { type CopticMonth, copticMonths } from '#time/coptic-calendar.ts';
import { number } from './number.ts';
import { strictObject } from './object.ts';
import { rule } from './rule.ts';
import { text } from './text.ts';

/** What the site calls the months: spellings differ between dioceses. */
export const copticMonthNames = strictObject(
  Object.fromEntries(
    copticMonths.map((month, index) => [
      month,
      text({ max: 20, example: 'Koiak' }).describe(`The name of month number ${index + 1}.`),
    ]),
  ) as Record<CopticMonth, ReturnType<typeof text>>,
);

const dayExpected = 'a day from 1 to 30';
const offsetExpected =
  'a whole number of days after the Resurrection, from -120 (before it) to 120, such as: -7';
const expected = 'either a month and a day, or daysFromPascha';

/** A date of every Coptic year: fixed, or counted from the feast of the Resurrection. */
export const yearlyDate = strictObject({
  month: z
    .enum(copticMonths, `one of the months ${copticMonths.join(', ')}`)
    .optional()
    .describe(`The Coptic month: ${copticMonths.join(', ')}.`),
  day: number(1, 30, dayExpected).int(dayExpected).optional().describe('The day of the month.'),
  daysFromPascha: number(-120, 120, offsetExpected)
    .int(offsetExpected)
    .optional()
    .describe('Or the number of days after the Resurrection; before it, with a minus sign.'),
  dayEarlierAfterLeapYear: z
    .boolean('true, or no such line')
    .optional()
    .describe('true for a date that is a day earlier after a Coptic leap year, as the Nativity is.'),
  fridayBeforeWeekend: z
    .boolean('true, or no such line')
    .optional()
    .describe('true for a date that is the Friday before, when it would be a Saturday or Sunday.'),
}).check(
  rule(({ month, day, daysFromPascha }, report) => {
    const isFixed = month !== undefined && day !== undefined && daysFromPascha === undefined;
    const isMovable = month === undefined && day === undefined && daysFromPascha !== undefined;
    if (!isFixed && !isMovable) {
      report([], expected);
    } else if (month === 'nasi' && day && day > 5) {
      report(['day'], `a day from 1 to 5; ${month} has a sixth day only in leap years`);
    }
  }),
);

/** Days of every Coptic year. */
export const yearlyPeriod = strictObject({
  firstDate: yearlyDate.describe('The first day.'),
  lastDate: yearlyDate.describe('The last day.'),
});
