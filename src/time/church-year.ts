import { addDays, type CalendarDate, type Weekday, weekdayOf } from './dates.ts';
import { toCoptic } from './coptic-calendar.ts';
import { resolveDate, type YearlyDate } from './yearly-date.ts';

/** Days of every Coptic year, the first and the last included. */
export interface YearlyPeriod {
  firstDate: YearlyDate;
  lastDate: YearlyDate;
}

export const ranks = ['majorFeast', 'minorFeast', 'feast', 'fast', 'eve', 'season'] as const;

/** A feast or fast, or a season: a longer time. */
export interface Observance extends Yearly {
  id: string;
  name: string;
  rank: (typeof ranks)[number];
}

/** The feasts and fasts of the Coptic year, and the fast of every week. */
export interface ChurchYearRules<Entry extends Observance = Observance> {
  observances: readonly Entry[];
  /** It is not kept in the omitted days, nor on a major feast. */
  weeklyFast: { name: string; weekdays: readonly Weekday[]; omitted: YearlyPeriod };
}

/** Days of one year, the first and the last included. */
export interface Period {
  firstDate: CalendarDate;
  lastDate: CalendarDate;
}

/** A feast or fast in one year, or something else that a rule of the church year dates. */
export type Occurrence<Entry extends Yearly = Observance> = Omit<Entry, keyof Yearly> &
  Period & {
    /** In the era of the Martyrs. */
    copticYear: number;
    /** It is not celebrated in this year. */
    isOmitted: boolean;
  };

/**
 * @param copticYear in the era of the Martyrs
 * @returns every observance of the year, including omitted ones, in the order of their first days
 */
export function occurrencesIn<Entry extends Yearly>(
  { observances }: { observances: readonly Entry[] },
  copticYear: number,
): Occurrence<Entry>[] {
  return observances
    .map(({ firstDate: first, lastDate: last = first, omitted, ...observance }) => {
      const firstDate = resolveDate(first, copticYear);
      const lastDate = resolveDate(last, copticYear);
      const isOmitted = omitted !== undefined && isWithin(omitted, firstDate);
      return { ...observance, copticYear, firstDate, lastDate, isOmitted };
    })
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate));
}

/** @returns the observances that have a day from one date to another, both included, in the order of their first days */
export function occurrencesBetween<Entry extends Yearly>(
  rules: { observances: readonly Entry[] },
  first: CalendarDate,
  last: CalendarDate,
): Occurrence<Entry>[] {
  const firstYear = toCoptic(first).year;
  const years = toCoptic(last).year - firstYear + 1;
  return Array.from({ length: years }, (_, index) => occurrencesIn(rules, firstYear + index))
    .flat()
    .filter(({ firstDate, lastDate }) => firstDate <= last && first <= lastDate);
}

/** @returns the fast that is kept on a date: of the year's, the one that began last, or else the weekly one */
export function fastOn(rules: ChurchYearRules, date: CalendarDate): CurrentObservance | undefined {
  const occurrences = occurrencesBetween(rules, date, date).filter(({ isOmitted }) => !isOmitted);
  const fast = occurrences.findLast(({ rank }) => rank === 'fast' || rank === 'eve');
  if (fast) return fast;
  const { name, weekdays, omitted } = rules.weeklyFast;
  const isKept =
    weekdays.some((day) => day === weekdayOf(date)) &&
    !isWithin(omitted, date) &&
    !occurrences.some(({ rank }) => rank === 'majorFeast');
  return isKept ? { name, firstDate: date, lastDate: date } : undefined;
}

/**
 * What Home names. Eves are left out: their feast is named. The first of these that there is:
 *
 * 1. the feast of the day, a fast of this one day in the year, such as Good Friday, or a season that begins on it;
 * 2. on the last day of a fast, what begins on the next day;
 * 3. the fast that is kept;
 * 4. the feast or fast that comes next.
 */
export function currentObservance(
  churchYear: ChurchYearRules,
  today: CalendarDate,
): CurrentObservance | undefined {
  const observances = churchYear.observances.filter(({ rank }) => rank !== 'eve');
  const rules = { ...churchYear, observances };
  const coming = comingOccurrences(rules, today);
  const ofToday = coming.find(
    ({ rank, firstDate, lastDate }) => firstDate <= today && (rank !== 'fast' || firstDate === lastDate),
  );
  const fast = fastOn(rules, today);
  const next = coming.find(({ firstDate }) => firstDate > today);
  const isEve = fast?.lastDate === today && next?.firstDate === addDays(today, 1);
  return ofToday ?? (isEve ? next : (fast ?? next));
}

/**
 * @returns what is celebrated or kept, and what comes next, in the order of first days. A season that has begun is left
 *   out: for weeks it would take the place of what comes.
 */
export function comingOccurrences<Entry extends Observance>(
  rules: Pick<ChurchYearRules<Entry>, 'observances'>,
  today: CalendarDate,
): Occurrence<Entry>[] {
  return upcomingOccurrences(rules, today).filter(
    ({ isOmitted, rank, firstDate }) => !isOmitted && (rank !== 'season' || today <= firstDate),
  );
}

/** @returns the current or the next occurrence of each observance, including omitted ones, in the order of first days */
export function upcomingOccurrences<Entry extends Observance>(
  rules: Pick<ChurchYearRules<Entry>, 'observances'>,
  today: CalendarDate,
): Occurrence<Entry>[] {
  const { year } = toCoptic(today);
  const coming = [year, year + 1]
    .flatMap((it) => occurrencesIn(rules, it))
    .filter(({ lastDate }) => today <= lastDate);
  return coming.filter(({ id }, index) => coming.findIndex((it) => it.id === id) === index);
}

/** @returns the days in which the weekly fast is not kept: those that a date is in, or else the next */
export function weeklyFastPause({ weeklyFast: { omitted } }: ChurchYearRules, today: CalendarDate): Period {
  const { year } = toCoptic(today);
  const pauseIn = (copticYear: number) => resolvePeriod(omitted, copticYear);
  return pauseIn(year).lastDate < today ? pauseIn(year + 1) : pauseIn(year);
}

function isWithin(period: YearlyPeriod, date: CalendarDate): boolean {
  const { firstDate, lastDate } = resolvePeriod(period, toCoptic(date).year);
  return firstDate <= date && date <= lastDate;
}

const resolvePeriod = ({ firstDate, lastDate }: YearlyPeriod, year: number): Period => ({
  firstDate: resolveDate(firstDate, year),
  lastDate: resolveDate(lastDate, year),
});

type CurrentObservance = Pick<Occurrence, 'name' | 'firstDate' | 'lastDate'>;

interface Yearly {
  firstDate: YearlyDate;
  /** Left out for one day. */
  lastDate?: YearlyDate | undefined;
  /** The days on which it is not celebrated. */
  omitted?: YearlyPeriod | undefined;
}
