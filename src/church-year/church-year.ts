import { addDays, type CalendarDate, weekdayOf } from '#time/dates.ts';
import { oncePer } from '#time/once-per.ts';
import { toCoptic } from '#time/coptic-calendar.ts';
import { resolveDate } from '#time/yearly-date.ts';
import type { ChurchColor, ChurchYear, Observance, YearlyPeriod } from './schema.ts';

export interface ChurchYearRules<Entry extends Observance = Observance> extends Partial<
  Pick<ChurchYear, 'showColors'>
> {
  observances: readonly Entry[];
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
    /** Whether it is celebrated after the Resurrection instead, on a day that nobody has said. */
    isPostponed: boolean;
  };

/** @returns all entries in a Coptic year, also omitted ones, in the order of first days */
export const occurrencesIn = <Entry extends Yearly>(entries: readonly Entry[], copticYear: number) =>
  onceIn(entries, copticYear) as readonly Occurrence<Entry>[];

const onceIn = oncePer<readonly Yearly[], number, readonly object[]>(calculateOccurrences);

function calculateOccurrences<Entry extends Yearly>(
  observances: readonly Entry[],
  copticYear: number,
): Occurrence<Entry>[] {
  return observances
    .map(({ firstDate: first, lastDate: last = first, omitted, postponed, postponedTo, ...observance }) => {
      const period = resolvePeriod({ firstDate: first, lastDate: last }, copticYear);
      const isOmitted = omitted !== undefined && isWithin(omitted, period.firstDate);
      const isMoved = postponed !== undefined && isWithin(postponed, period.firstDate);
      const dates = isMoved && postponedTo ? { firstDate: postponedTo, lastDate: postponedTo } : undefined;
      return {
        ...observance,
        copticYear,
        ...(dates ? resolvePeriod(dates, copticYear) : period),
        isOmitted,
        isPostponed: isMoved && !dates,
      };
    })
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate));
}

/** @returns what is celebrated or kept on the days from one date to another, in the order of first days */
export const occurrencesBetween = <Entry extends Yearly>(
  entries: readonly Entry[],
  first: CalendarDate,
  last = first,
): Occurrence<Entry>[] =>
  yearsOf(first, last)
    .flatMap((year) => occurrencesIn(entries, year))
    .filter((it) => it.firstDate <= last && first <= it.lastDate && !it.isOmitted && !it.isPostponed)
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate));

/** The Coptic years of some days, and the next one: `120 days before Nativity`, or a Paramoun, may be before its first day. */
function yearsOf(first: CalendarDate, last = first) {
  const { year } = toCoptic(first);
  return Array.from({ length: toCoptic(last).year - year + 2 }, (_, index) => year + index);
}

/** @returns the fast of the year that began last, or else the weekly one */
function fastOn(rules: ChurchYearRules, date: CalendarDate) {
  const occurrences = occurrencesBetween(rules.observances, date);
  const fast = occurrences.findLast(({ rank }) => rank === 'fast' || rank === 'eve');
  if (fast) return fast;
  const { name, weekdays, omitted } = rules.weeklyFast;
  const isKept =
    weekdays.some((day) => day === weekdayOf(date)) &&
    !isWithin(omitted, date) &&
    !occurrences.some(({ rank }) => rank === 'majorFeast');
  return isKept ? { id: undefined, name, firstDate: date, lastDate: date } : undefined;
}

export function churchDay<Entry extends Observance>(rules: ChurchYearRules<Entry>, today: CalendarDate) {
  const current = occurrencesBetween(rules.observances, today);
  const isLong = ({ rank, firstDate, lastDate }: Occurrence) => rank === 'fast' && firstDate < lastDate;
  const celebrated = current.filter((it) => !isLong(it) && (it.rank !== 'season' || it.firstDate === today));
  const longFast = current.findLast(isLong);
  const fast = longFast ?? fastOn(rules, today);
  const before = fast?.lastDate ?? fastDayBefore(rules, today);
  const lastDay = before && lastFastDay(rules, before);
  const isFast = lastDay !== undefined && today <= lastDay;
  const isFeast = celebrated.some(({ rank }) => rank.endsWith('Feast'));
  const pause = weeklyFastPause(rules, today);
  const [next] = upcomingOccurrences(rules.observances, today).filter(
    ({ firstDate, isOmitted, isPostponed }) => today < firstDate && !isOmitted && !isPostponed,
  );
  return {
    /** Feasts, fasts of one day such as Good Friday, eves, and seasons that begin. */
    celebrated,
    /** None on Lazarus Saturday and Palm Sunday, on which the fast goes on between Great Lent and Holy Week. */
    fast,
    /** The last day of the fasts that follow each other, if the day is one of theirs. */
    fastGoesOnThrough: isFast ? lastDay : undefined,
    /** A feast of the Lord is celebrated, and the fast of several weeks goes on. */
    fastGoesOn: isFast && (!fast || (Boolean(longFast) && isFeast)),
    /** The last day without the weekly fast, if the day is one of them. */
    noFastThrough: pause.firstDate <= today ? pause.lastDate : undefined,
    next,
    /** Whose image stands for the day. */
    pictured: celebrated[0] ?? longFast ?? current.at(-1) ?? next,
  };
}

/** @returns the last day of the fasts that follow one, also after feasts such as Lazarus Saturday and Palm Sunday */
function lastFastDay(rules: ChurchYearRules, lastDate: CalendarDate): CalendarDate {
  const next = addDays(lastDate, 1);
  const fast =
    fastOfYearOn(rules, lastDate) && fastOfYearOn(rules, addDays(next, feastsFrom(rules, next, 1)));
  return fast ? lastFastDay(rules, fast.lastDate) : lastDate;
}

/** @returns the last day of a fast of the year, where only feasts are between it and a date */
function fastDayBefore(rules: ChurchYearRules, date: CalendarDate) {
  const feasts = feastsFrom(rules, date, -1);
  const before = addDays(date, -feasts);
  return feasts > 0 && fastOfYearOn(rules, before) ? before : undefined;
}

/** @returns whether a rank is `majorFeast`, `minorFeast` or `feast` */
export const isFeastRank = (rank: string): boolean => /feast$/i.test(rank);

const fastOfYearOn = (rules: ChurchYearRules, date: CalendarDate) =>
  occurrencesBetween(rules.observances, date).findLast(({ rank }) => rank === 'fast');

/** @returns how many days with a feast and no fast follow each other from a date on, forward or back: at most two */
function feastsFrom(rules: ChurchYearRules, date: CalendarDate, step: 1 | -1) {
  const isFeast = (it: CalendarDate) =>
    occurrencesBetween(rules.observances, it).some(({ rank }) => isFeastRank(rank)) &&
    !fastOfYearOn(rules, it);
  const index = [0, 1].findIndex((days) => !isFeast(addDays(date, days * step)));
  return index < 0 ? 2 : index;
}

/** @returns the Paramoun that ends on the day before a feast, unless it has begun */
export const eveBefore = <Entry extends Observance>(
  observances: readonly Entry[],
  { firstDate }: Period,
  today: CalendarDate,
) =>
  occurrencesBetween(observances, addDays(firstDate, -1)).find(
    (it) => it.rank === 'eve' && today < it.firstDate,
  );

/** @returns what {@link upcomingOccurrences} does, without seasons that have begun, and eves to come, which their feasts have */
export const nextOccurrences = <Entry extends Observance>(
  observances: readonly Entry[],
  today: CalendarDate,
) =>
  upcomingOccurrences(observances, today).filter(
    ({ isOmitted, rank, firstDate }) =>
      !isOmitted && (rank !== 'season' || today <= firstDate) && (rank !== 'eve' || firstDate <= today),
  );

/** @returns the current or the next occurrence of each observance, also omitted ones, in the order of first days */
export function upcomingOccurrences<Entry extends Observance>(
  observances: readonly Entry[],
  today: CalendarDate,
): Occurrence<Entry>[] {
  const coming = yearsOf(today, addDays(today, 366))
    .flatMap((it) => occurrencesIn(observances, it))
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
  const colored = observances.filter(colorOf);
  const [first] = colored.reverse().sort((a, b) => colorOrder.indexOf(a.rank) - colorOrder.indexOf(b.rank));
  return first && colorOf(first);
}

export const churchColor = (rules: ChurchYearRules, date: CalendarDate): ChurchColor =>
  (rules.showColors ? colorAmong(occurrencesBetween(rules.observances, date)) : undefined) ?? 'gold';

const isWithin = (period: YearlyPeriod, date: CalendarDate) =>
  yearsOf(date).some((year) => {
    const { firstDate, lastDate } = resolvePeriod(period, year);
    return firstDate <= date && date <= lastDate;
  });

const resolvePeriod = ({ firstDate, lastDate }: YearlyPeriod, year: number): Period => ({
  firstDate: resolveDate(firstDate, year),
  lastDate: resolveDate(lastDate, year),
});

type Yearly = Pick<Observance, 'firstDate' | 'lastDate' | 'omitted' | 'postponed'> & {
  postponedTo?: Observance['postponedTo'];
};
