import type { CalendarDate } from '#time/dates.ts';
import { type ChurchYearRules, occurrencesBetween } from './church-year.ts';
import type { ChurchColor, Observance } from './schema.ts';

/** @returns the color that content gives an observance; white for the feasts of the Lord that have none */
export const colorOf = ({ color, rank }: Pick<Observance, 'color' | 'rank'>): ChurchColor | undefined =>
  color ?? (rank.endsWith('Feast') ? 'white' : undefined);

/** Whose color the day has, when several have one: a feast of the Lord before a fast, a fast before another feast. */
const colorOrder = ['majorFeast', 'minorFeast', 'eve', 'fast', 'feast', 'season'];

/** @returns the color of a day: of two observances of the same rank, that of the one that began last */
export function churchColor(rules: ChurchYearRules, date: CalendarDate): ChurchColor {
  const colored = occurrencesBetween(rules, date).filter((it) => colorOf(it) && !it.isPostponed);
  const [first] = colored.reverse().sort((a, b) => colorOrder.indexOf(a.rank) - colorOrder.indexOf(b.rank));
  return (rules.showColors ? first && colorOf(first) : undefined) ?? 'gold';
}
