import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '#time/dates.ts';

/** When an event starts or ends: a day if it lasts all day, otherwise a time in the parish's time zone. */
export type DateOrTime = Temporal.PlainDate | Temporal.ZonedDateTime;

export const isDay = (it: DateOrTime): it is Temporal.PlainDate => it instanceof Temporal.PlainDate;

export const dateOf = (it: DateOrTime): CalendarDate =>
  (isDay(it) ? it : it.toPlainDate()).toString() as CalendarDate;

/** @returns text that only the same day, or the same moment, has */
export const keyOf = (it: DateOrTime) => (isDay(it) ? it.toString() : String(it.epochMilliseconds));

/**
 * @returns the days between two days, or the exact time between two times; nothing if the end is before the start, or only
 *   one of them is a day
 */
export function durationBetween(start: DateOrTime, end: DateOrTime): Temporal.Duration {
  if (isDay(start) !== isDay(end)) return new Temporal.Duration();
  // A day and a time both have a method for their own kind.
  const duration = (start as Temporal.ZonedDateTime).until(end as Temporal.ZonedDateTime);
  return duration.sign < 0 ? new Temporal.Duration() : duration;
}
