import { type CalendarDate, formatCalendarDate } from '#content/schemas/fields/calendar-date.ts';

/**
 * @param timeZone the IANA time zone of the parish
 * @returns the calendar date of a moment there: `2026-12-06`
 */
export function dateIn(timeZone: string, now: Date): CalendarDate {
  // Canadian English writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now);
}

/** @returns the date with its year: `November 18, 2012` */
export const formatDate = (date: CalendarDate) => formatCalendarDate(date, { dateStyle: 'long' });

/** @returns the date without its year: `April 3` */
export const formatDay = (date: CalendarDate) => formatCalendarDate(date, { month: 'long', day: 'numeric' });

/** @returns the day of the week and the date without its year: `Sunday, December 6` */
export const formatWeekday = (date: CalendarDate) =>
  formatCalendarDate(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** @returns the day of the week and the date with its year: `Sunday, December 6, 2026` */
export const formatLongDate = (date: CalendarDate) => formatCalendarDate(date, { dateStyle: 'full' });

/** @returns the first and the last of several days: `Monday, March 8 – Friday, April 23, 2027` */
export function formatDateRange(first: CalendarDate, last: CalendarDate): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}

/**
 * @param first with its offset to UTC, as is the last: `2026-12-04T18:00:00-05:00`; the times are shown as they are there
 * @returns the two without their year: `Friday, December 4 at 6:00 PM – Sunday, December 6 at 2:00 PM`
 */
export function formatDateTimeRange(first: string, last: string): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const [from, to] = [first, last].map((it) => new Date(`${it.slice(0, 19)}Z`)) as [Date, Date];
  return new Intl.DateTimeFormat('en-US', { ...day, ...time }).formatRange(from, to);
}
