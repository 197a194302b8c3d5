import { occurrencesBetween, type Period } from '#church-year/church-year.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { Pause } from './schema.ts';

export type PausedDays = Pick<Pause, 'text'> & Period;

/** @returns the pauses of the days from one date to another, in the order of first days */
export const pausesBetween = (pauses: readonly Pause[], first: CalendarDate, last = first): PausedDays[] =>
  occurrencesBetween({ observances: pauses }, first, last);

export const pauseOn = (pauses: readonly Pause[], date: CalendarDate): PausedDays | undefined =>
  pausesBetween(pauses, date)[0];
