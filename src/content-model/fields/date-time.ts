import { z } from 'astro/zod';
import { copticMonths } from '#time/coptic-calendar.ts';
import { formatDay } from '#language/dates.ts';
import { type CalendarDate, toCalendarDate, weekdays, weeksOfMonth } from '#time/dates.ts';
import { type TimeOfDay, timePattern } from '#time/time-of-day.ts';
import { isTimeZone } from '#time/time-zones.ts';
import { findDateIssue, resolveDate, type YearlyDate, yearlyDatePattern } from '#time/yearly-date.ts';
import { fieldsFor, type Report, rule, strictObject } from './object.ts';
import { type Format, pattern, text } from './text.ts';

export const calendarDate = z.iso.date({
  error: ({ input }) => `a date as year, month and day, such as 2026-12-25${monthLength(input)}`,
}) as z.ZodISODate & Format<CalendarDate>;

/** @returns `; November has 30 days` for `2026-11-31` */
function monthLength(input: unknown) {
  const [, year, month = ''] = /^(\d{4})-(\d\d)-\d\d$/.exec(String(input)) ?? [];
  if (!month) return '';
  if (!/0[1-9]|1[0-2]/.test(month)) return '; the month is the number in the middle, from 01 to 12';
  const lastDay = toCalendarDate(new Date(Date.UTC(Number(year), Number(month), 0)));
  return `; ${formatDay(lastDay).replace(/\s/, ' has ')} days`;
}

export const weekday = z.enum(weekdays, 'a day of the week in English, such as Sunday');

export const weekOfMonth = z.enum(weeksOfMonth, 'first, second, third, fourth or last');

export const timeZone = pattern(
  /^[A-Z][\w+-]*(\/[\w+-]+)+$/,
  'the name of a time zone, such as America/New_York',
  isTimeZone,
);

export const timeOfDay = pattern<TimeOfDay>(
  timePattern,
  'a time of day with AM or PM, such as 9:15 AM, or 12:30 AM after midnight; or with two digits on the 24-hour clock, such as 09:15',
);

export const copticMonthNames = strictObject(
  fieldsFor(copticMonths, () =>
    text({ max: 20, example: 'Koiak' }).describe('What the parish calls the month.'),
  ),
);

const examples = '29 Koiak, 55 days before Pascha, Paramoun of Nativity';
const expected = `a day and a month, or Pascha (the Resurrection) or Nativity, also with days before or after it, such as: ${examples}`;

export const yearlyDate = pattern<YearlyDate>(yearlyDatePattern, expected)
  .check(
    rule((date, report) => {
      const issue = findDateIssue(date);
      if (issue) report([], `${issue}; such as: ${examples}`);
    }),
  )
  .meta({ yearlyDate: true });

/** A period ends before it begins in no year. */
export function checkPeriod(
  { firstDate, lastDate }: { firstDate: YearlyDate; lastDate?: YearlyDate | undefined },
  report: Report,
) {
  if (!lastDate || years.every((year) => resolveDate(firstDate, year) <= resolveDate(lastDate, year))) return;
  report(['lastDate'], `a date that is in no year before the first one, ${firstDate}`);
}

export const yearlyPeriod = strictObject({
  firstDate: yearlyDate.describe('The first day.'),
  lastDate: yearlyDate.describe('The last day.'),
}).check(rule(checkPeriod));

/** The 28 years after which the days of the week repeat, and two with the earliest and the latest Resurrection. */
const years = [...Array.from({ length: 28 }, (_, index) => 1699 + index), 1916, 1984];
