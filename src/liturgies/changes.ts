import { Temporal } from 'temporal-polyfill';
import { addDays, type CalendarDate } from '#time/dates.ts';
import type { Observance } from '#church-year/schema.ts';
import { type PauseLine, pauseLines } from './pause-lines.ts';
import type { LiturgiesFile } from './schema.ts';
import { agenda, type Service } from './services.ts';
import { isAnnounced } from './status.ts';

/** @returns the changes, special services and pauses that begin on these days, in the order of time. Only services have hours */
export function changesBetween(
  services: LiturgiesFile,
  observances: readonly Observance[],
  first: CalendarDate,
  last: CalendarDate,
): (Service | PauseLine)[] {
  if (last < first) return [];
  const lines = pauseLines(services, observances, first, last);
  return agenda(services, observances, first, last).flatMap((day) => [
    ...lines.filter(({ begin }) => begin === day.date),
    ...day.services.filter(isAnnounced),
  ]);
}

/** @returns the last day of the changes on a printed Schedule, the end of a month: the page does not change every night */
export const printedUntil = (today: CalendarDate) =>
  Temporal.PlainDate.from(addDays(today, 28)).with({ day: 31 }).toString() as CalendarDate;
