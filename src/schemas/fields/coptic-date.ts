import { type CopticMonth, copticMonths } from '#time/coptic-calendar.ts';
import { findDateIssue, yearlyDatePattern } from '#time/yearly-date.ts';
import { strictObject } from './object.ts';
import { rule } from './rule.ts';
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

/** A date of every Coptic year, as a text. */
export const yearlyDate = pattern(yearlyDatePattern, expected).check(
  rule((date, report) => {
    const issue = findDateIssue(date);
    if (issue) report([], `${issue}; such as: ${examples}`);
  }),
);

export const yearlyPeriod = strictObject({
  firstDate: yearlyDate.describe('The first day.'),
  lastDate: yearlyDate.describe('The last day.'),
});
