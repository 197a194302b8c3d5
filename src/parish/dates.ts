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
