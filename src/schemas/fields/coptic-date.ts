import { type CopticMonth, copticMonths } from '#time/coptic-calendar.ts';
import type { Pause } from '#time/pauses.ts';
import { findDateIssue, resolveDate, yearlyDatePattern } from '#time/yearly-date.ts';
import { strictObject } from './object.ts';
import { type Report, rule } from './rule.ts';
import { pattern, text } from './text.ts';

/** What the site calls the months: spellings differ between dioceses. */
export const copticMonthNames = strictObject(
  Object.fromEntries(
    copticMonths.map((month) => [
      month,
      text({ max: 20, example: 'Koiak' }).describe('What the parish calls the month.'),
    ]),
  ) as Record<CopticMonth, ReturnType<typeof text>>,
);

const examples = '29 Koiak, 55 days before Pascha, Paramoun of Nativity';
const expected = `a day and a month, or Pascha (the Resurrection) or Nativity, also with days before or after it, such as: ${examples}`;

export const yearlyDate = pattern(yearlyDatePattern, expected).check(
  rule((date, report) => {
    const issue = findDateIssue(date);
    if (issue) report([], `${issue}; such as: ${examples}`);
  }),
);

/** A period ends before it begins in no year. */
export function checkPeriod({ firstDate, lastDate }: Pick<Pause, 'firstDate' | 'lastDate'>, report: Report) {
  if (!lastDate || years.every((year) => resolveDate(firstDate, year) <= resolveDate(lastDate, year))) return;
  report(['lastDate'], `a date that is in no year before the first one, ${firstDate}`);
}

export const yearlyPeriod = strictObject({
  firstDate: yearlyDate.describe('The first day.'),
  lastDate: yearlyDate.describe('The last day.'),
}).check(rule(checkPeriod));

/**
 * Coptic years with the earliest and the latest Resurrection (26 Paremhat and 30 Parmouti), after a leap year and not, and
 * between two of them the 28 years after which the days of the week repeat.
 */
const years = [...Array.from({ length: 28 }, (_, index) => 1699 + index), 1916, 1984];
