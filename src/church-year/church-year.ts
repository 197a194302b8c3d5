import { addDays, type CalendarDate, weekdayOf } from '#time/dates.ts';
import { toCoptic } from '#time/coptic-calendar.ts';
import { resolveDate } from '#time/yearly-date.ts';
import type { ChurchColor, ChurchYear, Observance, YearlyPeriod } from './schema.ts';

interface Observances<Entry extends Yearly = Observance> {
  observances: readonly Entry[];
}

export interface ChurchYearRules<Entry extends Observance = Observance>
  extends Observances<Entry>, Partial<Pick<ChurchYear, 'showColors'>> {
  weeklyFast: Pick<ChurchYear['weeklyFast'], 'name' | 'weekdays' | 'omitted'>;
}

export interface Period {
  firstDate: CalendarDate;
  lastDate: CalendarDate;
}

/** An entry in one year. */
export type Occurrence<Entry extends Yearly = Observance> = Omit<Entry, keyof Yearly> &
  Period & {
    /** In the era of the Martyrs. */
    copticYear: number;
    isOmitted: boolean;
    /** Whether it is celebrated after the Resurrection instead. */
    isPostponed: boolean;
  };

/** @returns all observances of a Coptic year, also omitted ones, in the order of first days */
export function occurrencesIn<Entry extends Yearly>(
  { observances }: Observances<Entry>,
  copticYear: number,
): Occurrence<Entry>[] {
  return observances
    .map(({ firstDate: first, lastDate: last = first, omitted, postponed, ...observance }) => {
      const { firstDate, lastDate } = resolvePeriod({ firstDate: first, lastDate: last }, copticYear);
      const isOmitted = omitted !== undefined && isWithin(omitted, firstDate);
      const isPostponed = postponed !== undefined && isWithin(postponed, firstDate);
      return { ...observance, copticYear, firstDate, lastDate, isOmitted, isPostponed };
    })
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate));
}

/** @returns the observances of the days from one date to another, without omitted ones, in the order of first days */
export const occurrencesBetween = <Entry extends Yearly>(
  rules: Observances<Entry>,
  first: CalendarDate,
  last = first,
): Occurrence<Entry>[] =>
  yearsOf(first, last)
    .flatMap((year) => occurrencesIn(rules, year))
    .filter(({ firstDate, lastDate, isOmitted }) => firstDate <= last && first <= lastDate && !isOmitted)
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate));

/** The Coptic years of some days, and the next one: `120 days before Nativity`, or a Paramoun, may be before its first day. */
function yearsOf(first: CalendarDate, last = first) {
  const { year } = toCoptic(first);
  return Array.from({ length: toCoptic(last).year - year + 2 }, (_, index) => year + index);
}

/** @returns the fast of the year that began last, or else the weekly one */
function fastOn(rules: ChurchYearRules, date: CalendarDate) {
  const occurrences = occurrencesBetween(rules, date);
  const fast = occurrences.findLast(({ rank }) => rank === 'fast' || rank === 'eve');
  if (fast) return fast;
  const { name, weekdays, omitted } = rules.weeklyFast;
  const isKept =
    weekdays.some((day) => day === weekdayOf(date)) &&
    !isWithin(omitted, date) &&
    !occurrences.some(({ rank }) => rank === 'majorFeast');
  return isKept ? { name, firstDate: date, lastDate: date } : undefined;
}

export function churchDay<Entry extends Observance>(rules: ChurchYearRules<Entry>, today: CalendarDate) {
  const current = occurrencesBetween(rules, today).filter(({ isPostponed }) => !isPostponed);
  const isLong = ({ rank, firstDate, lastDate }: Occurrence) => rank === 'fast' && firstDate < lastDate;
  const celebrated = current.filter((it) => !isLong(it) && (it.rank !== 'season' || it.firstDate === today));
  const longFast = current.findLast(isLong);
  const fast = longFast ?? fastOn(rules, today);
  const pause = weeklyFastPause(rules, today);
  const next = nextOccurrences(rules, today).find(
    ({ firstDate, isPostponed }) => firstDate > today && !isPostponed,
  );
  return {
    /** Feasts, fasts of one day such as Good Friday, eves, and seasons that begin. */
    celebrated,
    fast: fast && { ...fast, goesOnUntil: lastFastDay(rules, fast.lastDate) },
    /** A feast of the Lord is celebrated, and the fast of several weeks goes on. */
    fastGoesOn: Boolean(longFast) && celebrated.some(({ rank }) => rank.endsWith('Feast')),
    /** The last day without the weekly fast, if the day is one of them. */
    noFastUntil: pause.firstDate <= today ? pause.lastDate : undefined,
    next,
    /** Whose image stands for the day. */
    pictured: celebrated[0] ?? longFast ?? current.at(-1) ?? next,
  };
}

/** @returns the last day of the fasts that follow one without a break */
function lastFastDay(rules: ChurchYearRules, lastDate: CalendarDate): CalendarDate {
  const next = occurrencesBetween(rules, addDays(lastDate, 1)).find(({ rank }) => rank === 'fast');
  return next ? lastFastDay(rules, next.lastDate) : lastDate;
}

/** @returns the Paramoun that ends on the day before a feast, unless it has begun */
export const eveBefore = <Entry extends Observance>(
  rules: Observances<Entry>,
  { firstDate }: Period,
  today: CalendarDate,
) =>
  occurrencesBetween(rules, addDays(firstDate, -1)).find((it) => it.rank === 'eve' && today < it.firstDate);

/** @returns what {@link upcomingOccurrences} does, without seasons that have begun, and eves to come, which their feasts have */
export const nextOccurrences = <Entry extends Observance>(rules: Observances<Entry>, today: CalendarDate) =>
  upcomingOccurrences(rules, today).filter(
    ({ isOmitted, rank, firstDate }) =>
      !isOmitted && (rank !== 'season' || today <= firstDate) && (rank !== 'eve' || firstDate <= today),
  );

/** @returns the current or the next occurrence of each observance, also omitted ones, in the order of first days */
export function upcomingOccurrences<Entry extends Observance>(
  rules: Observances<Entry>,
  today: CalendarDate,
): Occurrence<Entry>[] {
  const coming = yearsOf(today, addDays(today, 366))
    .flatMap((it) => occurrencesIn(rules, it))
    .filter(({ lastDate }) => today <= lastDate);
  return coming.filter(({ id }, index) => coming.findIndex((it) => it.id === id) === index);
}

export function weeklyFastPause({ weeklyFast: { omitted } }: ChurchYearRules, today: CalendarDate): Period {
  const [pause, next] = yearsOf(today).map((year) => resolvePeriod(omitted, year)) as [Period, Period];
  return today <= pause.lastDate ? pause : next;
}

const colorOf = ({ color, rank }: Pick<Observance, 'color' | 'rank'>): ChurchColor | undefined =>
  color ?? (rank.endsWith('Feast') ? 'white' : undefined);

/** A feast of the Lord before a fast, a fast before another feast. */
const colorOrder = ['majorFeast', 'minorFeast', 'eve', 'fast', 'feast', 'season'];

/** @returns the color of a day with these observances: of two of one rank, that of the one that began last */
export function colorAmong(observances: readonly Occurrence[]): ChurchColor | undefined {
  const colored = observances.filter((it) => colorOf(it) && !it.isPostponed);
  const [first] = colored.reverse().sort((a, b) => colorOrder.indexOf(a.rank) - colorOrder.indexOf(b.rank));
  return first && colorOf(first);
}

export const churchColor = (rules: ChurchYearRules, date: CalendarDate): ChurchColor =>
  (rules.showColors ? colorAmong(occurrencesBetween(rules, date)) : undefined) ?? 'gold';

const isWithin = (period: YearlyPeriod, date: CalendarDate) =>
  yearsOf(date).some((year) => {
    const { firstDate, lastDate } = resolvePeriod(period, year);
    return firstDate <= date && date <= lastDate;
  });

const resolvePeriod = ({ firstDate, lastDate }: YearlyPeriod, year: number): Period => ({
  firstDate: resolveDate(firstDate, year),
  lastDate: resolveDate(lastDate, year),
});

type Yearly = Pick<Observance, 'firstDate' | 'lastDate' | 'omitted' | 'postponed'>;
