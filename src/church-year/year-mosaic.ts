import { fromCoptic, toCoptic } from '#time/coptic-calendar.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { type ChurchYearRules, colorAmong, type Occurrence, occurrencesBetween } from './church-year.ts';
import type { ChurchColor } from './schema.ts';

/** @returns the days of the Coptic year of a date, each with the highest of its observances */
export function mosaicDays(rules: ChurchYearRules, today: CalendarDate): MosaicDay[] {
  const { year } = toCoptic(today);
  const firstDay = (it: number) => fromCoptic({ year: it, month: 1, day: 1 });
  const dates = datesBetween(firstDay(year), addDays(firstDay(year + 1), -1));
  const kept = occurrencesBetween(rules.observances, firstDay(year), dates.at(-1));
  return dates.map((date) => {
    const { month, day } = toCoptic(date);
    const current = kept.filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
    const kind = kinds.find((it) => current.some((observance) => kindOf(observance) === it));
    const color = tileColor(kind, current, rules.showColors);
    return { month, day, kind, color, state: date < today ? 'past' : date > today ? 'upcoming' : 'today' };
  });
}

/** @returns gold for feasts of the Lord and other feasts without a color of their own; sage for fasts without one */
function tileColor(kind: Kind | undefined, current: readonly Occurrence[], showColors = false): TileColor {
  if (kind?.endsWith('Feast')) return 'gold';
  const color = showColors
    ? colorAmong(current.filter((it) => kind !== 'feast' || it.rank === kind))
    : 'gold';
  if (kind === 'feast') return color ?? 'gold';
  if (color && color !== 'gold') return color;
  return showColors && kind === 'fast' ? 'sage' : 'lapis';
}

const kindOf = ({ rank }: Occurrence): Kind => (rank === 'eve' ? 'fast' : rank);

/** From the highest to the lowest. */
const kinds = ['majorFeast', 'minorFeast', 'feast', 'fast', 'season'] as const;
type Kind = (typeof kinds)[number];

export type TileColor = ChurchColor | 'lapis' | 'sage';

export interface MosaicDay {
  /** 1 to 13. */
  month: number;
  day: number;
  kind: Kind | undefined;
  color: TileColor;
  state: 'past' | 'today' | 'upcoming';
}
