import { type CalendarDate, MS_PER_DAY } from './dates.ts';

/** The months of the Coptic year, in order, as the rules for dates name them. The last one has 5 or 6 days. */
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

/** Converts by integer arithmetic on Julian day numbers: `2027-01-07` is 29 Koiak (4) 1743. */
export function toCoptic(date: CalendarDate): CopticDate {
  const days = toJulianDay(date) - EPOCH;
  // Four years have 1461 days, of which the third year has one more.
  const year = Math.floor((4 * days + 1463) / 1461);
  const dayOfYear = days - daysBefore(year);
  return { year, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 };
}

export const fromCoptic = ({ year, month, day }: CopticDate): CalendarDate =>
  fromJulianDay(EPOCH + daysBefore(year) + 30 * (month - 1) + day - 1);

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
  const march1 = toJulianDay(`${String(year)}-03-01`);
  return fromJulianDay(march1 + d + e + 21 + offset);
}

/** Julian day number of 1 Thout of the year 1. */
const EPOCH = 1_825_030;

/** Julian day number of January 1, 1970. */
const UNIX_EPOCH = 2_440_588;

const daysBefore = (year: number) => 365 * (year - 1) + Math.floor(year / 4);

const toJulianDay = (date: CalendarDate) => Date.parse(date) / MS_PER_DAY + UNIX_EPOCH;

const fromJulianDay = (day: number): CalendarDate =>
  new Date((day - UNIX_EPOCH) * MS_PER_DAY).toISOString().slice(0, 10);
