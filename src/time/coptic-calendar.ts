// Other builds of the package know only the calendar of ISO 8601 and the Gregorian one.
import { Temporal } from 'temporal-polyfill/full';
import { addDays, type CalendarDate } from './dates.ts';

/** In order, as the rules for dates name them. */
export const copticMonths = [
  'thout',
  'paopi',
  'hathor',
  'koiak',
  'tobi',
  'meshir',
  'paremhat',
  'parmouti',
  'pashons',
  'paoni',
  'epip',
  'mesori',
  'nasi',
] as const;
export type CopticMonth = (typeof copticMonths)[number];

export interface CopticDate {
  year: number;
  /** 1 (Thout) to 13 (El-Nasi, which has 5 days, or 6 in a leap year). */
  month: number;
  day: number;
}

/** `2027-01-07` is 29 Koiak (4) 1743. */
export function toCoptic(date: CalendarDate): CopticDate {
  const known = copticDates.get(date);
  if (known) return known;
  const { year, month, day } = Temporal.PlainDate.from(date).withCalendar('coptic');
  copticDates.set(date, { year, month, day });
  return { year, month, day };
}

/** A build asks for the same dates on each of its pages, which Temporal takes a while to calculate. */
const copticDates = new Map<CalendarDate, CopticDate>();

/** @throws {RangeError} when the year has no such day */
export const fromCoptic = (date: CopticDate): CalendarDate =>
  Temporal.PlainDate.from({ ...date, calendar: 'coptic' }, { overflow: 'reject' })
    .withCalendar('iso8601')
    .toString() as CalendarDate;

export const isCopticLeapYear = (year: number) => year % 4 === 3;

/**
 * The feast of the Resurrection, by the computus of the Julian calendar.
 * @param year of the Gregorian calendar
 * @see https://en.wikipedia.org/wiki/Date_of_Easter#Meeus's_Julian_algorithm
 */
export function paschaOf(year: number): CalendarDate {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  // March 1 of the Julian calendar is `offset` days later in the Gregorian one: 13 days from 1900 to 2099.
  const offset = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(`${year}-03-01`, d + e + 21 + offset);
}
