import type { CalendarDate } from '#dates.ts';
import type { Report } from './fields/rule.ts';
import type { Liturgy } from './services.ts';

/** A liturgy that replaces another one has a season, and the other one is in the list. */
export function checkReplacements(liturgies: readonly Liturgy[], report: Report): void {
  for (const [index, { id, replaces, firstDate, lastDate }] of liturgies.entries()) {
    if (!replaces) continue;
    const others = liturgies.map((it) => it.id).filter((it) => it !== id);
    if (!others.includes(replaces)) {
      report(
        [index, 'replaces'],
        `the id of another weekly liturgy: ${others.map((it) => `'${it}'`).join(', ')}`,
      );
    } else if (!firstDate) {
      report([index, 'firstDate'], `the first day of the season in which it replaces '${replaces}'`);
    } else if (!lastDate) {
      report([index, 'lastDate'], `the last day of the season in which it replaces '${replaces}'`);
    }
  }
}

/** Whether another liturgy is held in place of this one on a date. */
export const isReplaced = ({ id }: Liturgy, date: CalendarDate, liturgies: readonly Liturgy[]) =>
  liturgies.some((it) => it.replaces === id && isInSeason(it, date));

/** Whether a date is in the season of a liturgy; one without a first day began long ago, without a last one it goes on. */
export function isInSeason({ firstDate, lastDate }: Season, date: CalendarDate): boolean {
  return (!firstDate || firstDate <= date) && (!lastDate || date <= lastDate);
}

type Season = Pick<Liturgy, 'firstDate' | 'lastDate'>;
