import { TZDate } from '@date-fns/tz';
import { addDays, type CalendarDate } from '#time/dates.ts';

/** When an event starts or ends: a date if it lasts all day, otherwise a time in the parish's time zone. */
export type DateOrTime = CalendarDate | TZDate;

/** The days are those of the calendar, which have 23 or 25 hours when the clocks change. The milliseconds are exact. */
export interface Duration {
  days: number;
  milliseconds: number;
}

/** @returns a time in the time zone of the start; a date if the start is one */
export function addDuration(start: DateOrTime, { days, milliseconds }: Duration): DateOrTime {
  if (typeof start === 'string') return addDays(start, days);
  const end = new TZDate(start.getTime(), start.timeZone);
  end.setDate(end.getDate() + days);
  return new TZDate(end.getTime() + milliseconds, start.timeZone);
}

/** @returns the date, in the parish's time zone */
export const dateOf = (it: DateOrTime): CalendarDate =>
  typeof it === 'string' ? it : formatIsoDate(it.getFullYear(), it.getMonth() + 1, it.getDate());

/** @returns text that only the same date, or the same moment, has */
export const keyOf = (it: DateOrTime) => (typeof it === 'string' ? it : String(it.getTime()));

/** @param month from 1 to 12 */
export const formatIsoDate = (year: number, month: number, day: number): CalendarDate =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
