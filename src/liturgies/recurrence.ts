import {
  addDays,
  type CalendarDate,
  datesBetween,
  isInWeekOfMonth,
  nextWeekday,
  weekdayOf,
} from '#time/dates.ts';
import type { Liturgy } from './schema.ts';

/** By which a liturgy recurs, whatever its season, changes and pauses, and what replaces it. Nothing else decides its days. */
export type Recurrence = Pick<Liturgy, 'day' | 'week'>;

export const recursOn = ({ day, week }: Recurrence, date: CalendarDate) =>
  weekdayOf(date) === day && (!week || isInWeekOfMonth(date, week));

/** @returns the days from one date to another, the last included */
export const recurrencesBetween = ({ day, week }: Recurrence, first: CalendarDate, last: CalendarDate) =>
  datesBetween(nextWeekday(first, day), last, 7).filter((date) => !week || isInWeekOfMonth(date, week));

/** @returns the first day from a date on */
export const nextRecurrence = (recurrence: Recurrence, date: CalendarDate) =>
  recurrencesBetween(recurrence, date, addDays(date, MOST_DAYS - 1))[0] ?? date;

/** @returns the last day up to a date */
export const lastRecurrence = (recurrence: Recurrence, date: CalendarDate) =>
  recurrencesBetween(recurrence, addDays(date, 1 - MOST_DAYS), date).at(-1) ?? date;

/** From one day to the next: between two first Saturdays there are four or five weeks. */
export const MOST_DAYS = 35;
