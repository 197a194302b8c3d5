/**
 * A calendar date in the parish's time zone, as ISO 8601 writes it: `2026-12-25`. It is a string, so that dates can be
 * compared as text and no time zone shifts them.
 */
export type CalendarDate = `${number}-${number}-${number}`;

/** The order in which the site lists the days: Sunday is last. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Of a day on which no clocks change. */
export const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** @param days may be negative */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const result = new Date(date);
  result.setUTCDate(result.getUTCDate() + days);
  return toCalendarDate(result);
}

/** @returns the date in UTC */
export const toCalendarDate = (moment: Date) => moment.toISOString().slice(0, 10) as CalendarDate;

/**
 * @param step every how many days: 7 for the same weekday
 * @returns the dates from the first to the last, both included; none when the last is before the first
 */
export function datesBetween(first: CalendarDate, last: CalendarDate, step = 1): CalendarDate[] {
  const count = Math.floor((Date.parse(last) - Date.parse(first)) / (step * MS_PER_DAY)) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index * step));
}

export function weekdayOf(date: CalendarDate): Weekday {
  // getUTCDay() counts from Sunday. JavaScript parses a date without a time as midnight in UTC.
  return weekdays.at(new Date(date).getUTCDay() - 1) ?? 'Sunday';
}

export function nextWeekday(date: CalendarDate, day: Weekday): CalendarDate {
  return weekdayOf(date) === day ? date : nextWeekday(addDays(date, 1), day);
}

/** How another language than English writes dates and times. */
export interface DateFormat {
  language: string;
  /** The words around a range: the place of a dash changes with the direction of writing. */
  range: { from: string; to: string };
}

const formatter = (
  options: Intl.DateTimeFormatOptions,
  { language }: Pick<DateFormat, 'language'> = { language: 'en-US' },
) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });

const formatAs =
  (options: Intl.DateTimeFormatOptions) =>
  (date: CalendarDate, dateFormat?: DateFormat): string => {
    const text = formatter(options, dateFormat).format(new Date(date));
    // A line may break after the day of the week only.
    return dateFormat ? text.replace(/(?<!،) (?=\d)|(?<=\d) /g, '\u00A0') : text;
  };

/** @returns a time of day, from minutes since midnight: `8:30 ص` */
export const formatTime = (minutes: number, dateFormat: DateFormat) =>
  formatter({ hour: 'numeric', minute: '2-digit' }, dateFormat).format(minutes * 60_000);

export const formatDayOfWeek = (day: Weekday, dateFormat?: DateFormat) =>
  formatAs({ weekday: 'long' })(nextWeekday('2026-01-01', day), dateFormat);

/** @returns what people call the time of a zone, in winter as in summer: `Eastern Time` */
export const timeZoneName = (timeZone: string, dateFormat?: DateFormat): string =>
  new Intl.DateTimeFormat(dateFormat?.language ?? 'en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Whether `Intl` knows a time zone by this name: `America/New_York`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * @returns the calendar date of a moment there: `2026-12-06`
 */
export function dateIn(timeZone: string, now: Date): CalendarDate {
  // Canadian English writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now) as CalendarDate;
}

/** @returns the date with its year: `November 18, 2012` */
export const formatDate = formatAs({ dateStyle: 'long' });

/** @returns the date without its year: `April 3` */
export const formatDay = formatAs({ month: 'long', day: 'numeric' });

/** @returns the month: `November` */
export const formatMonth = formatAs({ month: 'long' });

/** @returns the date with a short month: `Nov 25, 2026` */
export const formatShortDate = formatAs({ month: 'short', day: 'numeric', year: 'numeric' });

/** @returns the date with a short month, without its year: `Apr 3` */
export const formatShortDay = formatAs({ month: 'short', day: 'numeric' });

/** @returns the day of the week and the date without its year: `Sunday, December 6` */
export const formatLongDay = formatAs({ weekday: 'long', month: 'long', day: 'numeric' });

/** @returns the day of the week and the date with its year: `Sunday, December 6, 2026` */
export const formatLongDate = formatAs({ dateStyle: 'full' });

/** @returns the same in two parts, between which a line may break: `Sunday,` and `December 6, 2026` */
export function splitLongDate(date: CalendarDate, dateFormat?: DateFormat): string[] {
  const parts = formatter({ dateStyle: 'full' }, dateFormat).formatToParts(new Date(date));
  const [weekday, comma, ...rest] = parts.map(({ value }) => value);
  return [`${weekday}${comma?.trimEnd()}`, rest.join('')];
}

/** @returns the first and the last of several days: `Monday, March 8 – Friday, April 23, 2027` */
export function formatDateRange(first: CalendarDate, last: CalendarDate): string {
  return formatter({ dateStyle: 'full' }).formatRange(new Date(first), new Date(last));
}

/**
 * @param first with its offset to UTC, as is the last: `2026-12-04T18:00:00-05:00`; the times are shown as they are there
 * @returns the two without their year: `Friday, December 4 at 6:00 PM – Sunday, December 6 at 2:00 PM`
 */
export function formatDateTimeRange(first: string, last: string): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const [from, to] = [first, last].map((it) => new Date(`${it.slice(0, 19)}Z`)) as [Date, Date];
  return formatter({ ...day, hour: 'numeric', minute: '2-digit' }).formatRange(from, to);
}
