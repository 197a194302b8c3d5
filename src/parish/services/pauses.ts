import type { CalendarDate } from '#dates.ts';
import type { Pause } from '#schemas/services.ts';
import { occurrencesBetween, type Period } from '#parish/church-year/church-year.ts';

/** The days of a pause in one year. */
export interface PausedDays extends Period {
  status: 'pause';
  /** What the site says beside the dates. */
  text: string;
  arabic?: string | undefined;
}

/** @returns the pauses that have a day from one date to another, both included, in the order of their first days */
export const pausesBetween = (
  pauses: readonly Pause[],
  first: CalendarDate,
  last: CalendarDate,
): PausedDays[] =>
  occurrencesBetween({ observances: pauses }, first, last).map((pause) => ({ ...pause, status: 'pause' }));

/** @returns the pause on a date, if there is one */
export const pauseOn = (pauses: readonly Pause[], date: CalendarDate): PausedDays | undefined =>
  pausesBetween(pauses, date, date)[0];
