import type { CalendarDate } from '#time/dates.ts';
import { type ChurchYearRules, type Occurrence, occurrencesBetween } from './church-year.ts';
import type { ChurchColor, Observance } from './schema.ts';

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

/** @returns the color of the site on a day */
export const churchColor = (rules: ChurchYearRules, date: CalendarDate): ChurchColor =>
  (rules.showColors ? colorAmong(occurrencesBetween(rules, date)) : undefined) ?? 'gold';
