import { z } from 'astro/zod';
import { type Weekday, weekdays } from './weekday.ts';

/**
 * A calendar date in the parish's time zone, as ISO 8601 writes it: `2026-12-25`. It stays a string, so that dates can
 * be compared as text and no time zone shifts them.
 */
export const calendarDate = z.iso.date('a date as year, month and day, such as 2026-12-25');
export type CalendarDate = z.infer<typeof calendarDate>;

/** @param days may be negative */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const result = new Date(date);
  result.setUTCDate(result.getUTCDate() + days);
  return result.toISOString().slice(0, 10);
}

/** @returns the day of the week in English: `Sunday` */
export function weekdayOf(date: CalendarDate): Weekday {
  // getUTCDay() counts from Sunday. JavaScript parses a date without a time as midnight in UTC.
  return weekdays.at(new Date(date).getUTCDay() - 1) ?? 'Sunday';
}

/** @returns the date in the language of the site, in the parts that the options name */
export function formatCalendarDate(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
}
