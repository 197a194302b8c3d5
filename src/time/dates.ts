/** A date in the parish's time zone: `2026-12-25`. Strings can be compared, and no time zone shifts them. */
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

/** Of the days of a month with one name. Not each month has a fifth. */
export const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type WeekOfMonth = (typeof weeksOfMonth)[number];

/** Of a day on which no clocks change. */
export const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** @param days may be negative */
export const addDays = (date: CalendarDate, days: number) =>
  toCalendarDate(new Date(Date.parse(date) + days * MS_PER_DAY));

/** @returns how many days `last` is after `first`; negative where it is before */
export const daysBetween = (first: CalendarDate, last: CalendarDate) =>
  (Date.parse(last) - Date.parse(first)) / MS_PER_DAY;

/** In UTC. */
export const toCalendarDate = (moment: Date) => moment.toISOString().slice(0, 10) as CalendarDate;

/**
 * @param last included; before the first, there are no dates
 * @param step 7 for the same weekday
 */
export function datesBetween(first: CalendarDate, last: CalendarDate, step = 1) {
  const count = Math.floor(daysBetween(first, last) / step) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index * step));
}

export function weekdayOf(date: CalendarDate): Weekday {
  // getUTCDay() counts from Sunday. JavaScript parses a date without a time as midnight in UTC.
  return weekdays.at(new Date(date).getUTCDay() - 1) ?? 'Sunday';
}

/** @returns 1 to 4, and -1 for the last, as iCalendar counts */
export const numberOfWeek = (week: WeekOfMonth) => (week === 'last' ? -1 : weeksOfMonth.indexOf(week) + 1);

/** Whether a date is the first, or another, of the days of its month with its name. */
export const isInWeekOfMonth = (date: CalendarDate, week: WeekOfMonth) =>
  week === 'last'
    ? addDays(date, 7).slice(0, 7) !== date.slice(0, 7)
    : Math.ceil(Number(date.slice(8)) / 7) === numberOfWeek(week);

export function nextWeekday(date: CalendarDate, day: Weekday): CalendarDate {
  return weekdayOf(date) === day ? date : nextWeekday(addDays(date, 1), day);
}
