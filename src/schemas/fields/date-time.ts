import { z } from 'astro/zod';
import { formatDay, isTimeZone, weekdays } from '#time/dates.ts';
import { timePattern } from '#time/time-of-day.ts';
import { pattern } from './text.ts';

/** A calendar date in the parish's time zone, as ISO 8601 writes it: `2026-12-25`. */
export const calendarDate = z.iso.date({
  error: ({ input }) => `a date as year, month and day, such as 2026-12-25${monthLength(input)}`,
});

/** @returns `; November has 30 days` for `2026-11-31`, which months there are for `2026-13-01`, otherwise nothing */
function monthLength(input: unknown): string {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/.exec(String(input)) ?? [];
  if (!year || !month) return '';
  if (!/0[1-9]|1[0-2]/.test(month)) return '; the month is the number in the middle, from 01 to 12';
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString();
  return `; ${formatDay(lastDay).replace(' ', ' has ')} days`;
}

export const weekday = z.enum(weekdays, 'a day of the week in English, such as Sunday');

const timeZoneExpected = 'the name of a time zone, such as America/New_York';

export const timeZone = pattern(/^[A-Z][\w+-]*(\/[\w+-]+)+$/, timeZoneExpected).refine(
  isTimeZone,
  timeZoneExpected,
);

export const timeOfDay = pattern(
  timePattern,
  'a time of day with AM or PM, such as 9:15 AM, or 12:30 AM after midnight',
);
