import type { CalendarDate } from '#dates.ts';
import type { Pause } from '#schemas/services.ts';
import { type Period, resolvePeriod } from '#parish/church-year/church-year.ts';
import { toCoptic } from '#parish/church-year/coptic-calendar.ts';

/** The days of a pause in one year. */
export interface PausedDays extends Period {
  status: 'pause';
  /** What the site says beside the dates. */
  text: string;
  arabic?: string | undefined;
}

/** @returns the pauses that have a day from one date to another, both included, in the order of their first days */
export function pausesBetween(
  pauses: readonly Pause[],
  first: CalendarDate,
  last: CalendarDate,
): PausedDays[] {
  const firstYear = toCoptic(first).year;
  return Array.from({ length: toCoptic(last).year - firstYear + 1 }, (_, index) => firstYear + index)
    .flatMap((year) => pauses.map((pause) => resolvePause(pause, year)))
    .filter(({ firstDate, lastDate }) => firstDate <= last && first <= lastDate)
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate));
}

/** @returns the pause on a date, if there is one */
export const pauseOn = (pauses: readonly Pause[], date: CalendarDate): PausedDays | undefined =>
  pausesBetween(pauses, date, date)[0];

const resolvePause = (
  { text, arabic, firstDate, lastDate = firstDate }: Pause,
  year: number,
): PausedDays => ({
  status: 'pause',
  text,
  arabic,
  ...resolvePeriod({ firstDate, lastDate }, year),
});
