import type { ChurchYear } from './schema.ts';
import { occurrencesIn } from './church-year.ts';
import { colorOf } from './color-of-day.ts';
import { copticMonths, fromCoptic, toCoptic } from '#time/coptic-calendar.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { formatDay, formatMonth } from '#language/dates.ts';

/**
 * The Coptic year of a date as a circle: its months and those of the civil calendar, the fasts and seasons of several days
 * (`periods`), and the feasts. Angles are in degrees, clockwise from the top, where the year begins.
 */
export function churchYearCircle({ observances, months }: ChurchYear, today: CalendarDate) {
  const { year } = toCoptic(today);
  const firstDay = (month: number) =>
    fromCoptic({ year: month > 13 ? year + 1 : year, month: ((month - 1) % 13) + 1, day: 1 });
  const days = datesBetween(firstDay(1), addDays(firstDay(14), -1));
  const angleOf = (date: CalendarDate) => ((datesBetween(firstDay(1), date).length - 1) * 360) / days.length;
  /** The part of the circle before the day `end`. */
  const sector = (first: CalendarDate, end: CalendarDate) => ({ start: angleOf(first), end: angleOf(end) });
  const kept = occurrencesIn({ observances }, year)
    .filter(({ isOmitted, rank }) => !isOmitted && rank !== 'eve')
    .map(({ name, rank, color, firstDate, lastDate }) => ({
      ...{ name: shortName(name), rank, color: colorOf({ color, rank }) },
      ...sector(firstDate, addDays(lastDate, 1)),
      isPeriod: rank === 'season' || (rank === 'fast' && firstDate < lastDate),
    }));
  return {
    year,
    today: angleOf(today),
    date: formatDay(today),
    months: copticMonths.map((key, index) => ({
      name: months[key],
      ...sector(firstDay(index + 1), firstDay(index + 2)),
    })),
    civilMonths: days
      .filter((date) => date.endsWith('-01'))
      .map((date) => ({ name: formatMonth(date), ...sector(date, addDays(date, 30)) })),
    periods: kept.filter(({ isPeriod }) => isPeriod),
    feasts: kept
      .filter(({ isPeriod }) => !isPeriod)
      .map((it) => ({ ...it, angle: it.start + 180 / days.length })),
  };
}

/** @returns the name without what every feast says, and without what explains it: `Resurrection`, `Nayrouz`, `القيامة` */
const shortName = (name: string) =>
  name.replace(/^(Feast of (the )?|Fest der |Fête de (la |l’)|عيد )|[,،].*|\s*\([^()]*\)$| المجيد$/g, '');

export interface Sector {
  start: number;
  end: number;
}

export type Circle = ReturnType<typeof churchYearCircle>;
