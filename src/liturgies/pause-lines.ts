import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import type { Observance } from '#church-year/schema.ts';
import { isScheduled } from './liturgies.ts';
import type { LiturgiesFile } from './schema.ts';
import { agenda, beginOf, type Day, hasEve, type PausedDays, pausesBetween } from './services.ts';

/**
 * @param first the first day; pauses that begin before it are among them
 * @param last the last day on which a pause may begin, or the eve of its feast
 * @returns what the site says of the pauses: their sentences, and for which days nobody has entered hours
 */
export function pauseLines(
  services: LiturgiesFile,
  observances: readonly Observance[],
  first: CalendarDate,
  last = first,
): PauseLine[] {
  const pauses = pausesBetween(services.pauses, first, addDays(last, 1)).filter((it) => beginOf(it) <= last);
  return pauses.flatMap((pause) => {
    const after = addDays(pause.lastDate, 1);
    const begin = beginOf(pause);
    const days = agenda(services, observances, begin < first ? first : begin, pause.lastDate);
    const { liturgies } = services;
    const hasWeekly = datesBetween(pause.firstDate, pause.lastDate).some((date) =>
      liturgies.some((liturgy) => isScheduled(liturgy, date, liturgies)),
    );
    const weekly: PauseLine[] =
      pause.weekly && hasWeekly
        ? [{ pause, kind: 'weekly', begin, firstDate: pause.firstDate, until: after }]
        : [];
    if (hasEve(pause)) {
      const eve = days.find(({ date }) => date === begin);
      // Once its hours are entered they say more, where the sentence is of the feast alone.
      const isShown = eve && (eve.isEveUnknown || !pause.weekly);
      return isShown ? [eveLine(pause, eve), ...weekly] : weekly;
    }
    const runs = unknownRuns(days).map((run) => daysLine(pause, run));
    const [whole] = runs.filter(({ call }) => call?.dates.length === days.length);
    const text: PauseLine = { pause, kind: 'text', begin, firstDate: begin, until: after };
    return [{ ...text, ...(whole && { call: whole.call }) }, ...weekly, ...(whole ? [] : runs)];
  });
}

/** @returns the sentence about a feast, and its hour if nobody has entered it */
export const eveLine = (pause: PausedDays, { date, isEveUnknown }: Day): PauseLine => ({
  pause,
  kind: 'text',
  begin: date,
  firstDate: date,
  until: pause.firstDate,
  ...(isEveUnknown && { call: { what: 'hour', dates: [date], until: pause.firstDate } }),
});

/** @param days whose hours are unknown, which follow each other */
export function daysLine(pause: PausedDays, days: readonly Day[]): PauseLine {
  const dates = days.map(({ date }) => date);
  const [firstDate = pause.firstDate] = dates;
  const last = days.at(-1);
  const lastDate = last?.date ?? firstDate;
  // On the feast itself its liturgy may be over.
  const until = last?.isFeast ? lastDate : addDays(lastDate, 1);
  const call: Call = { what: 'hours', dates, until };
  return { pause, kind: 'days', begin: beginOf(pause), firstDate, lastDate, until, call };
}

/** @returns the days whose hours are unknown, those that follow each other together, up to a feast: on it they are not told any more */
function unknownRuns(days: readonly Day[]) {
  const runs: Day[][] = [];
  for (const [index, day] of days.entries()) {
    if (!day.isUnknown) continue;
    const before = days[index - 1];
    if (before?.isUnknown && !before.isFeast) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** A sentence of a pause, or the days of a pause whose hours nobody has entered. */
export interface PauseLine {
  pause: PausedDays;
  kind: 'text' | 'weekly' | 'days';
  /** The first day of the pause, or the eve of its feast. */
  begin: CalendarDate;
  /** The first day that the line concerns. */
  firstDate: CalendarDate;
  /** Of the days without hours, where they are not all days of the pause. */
  lastDate?: CalendarDate | undefined;
  /** From which day on it is not told any more. */
  until: CalendarDate;
  /** Whom to ask for hours that nobody has entered. */
  call?: Call | undefined;
}

export interface Call {
  what: 'hour' | 'hours';
  dates: CalendarDate[];
  until: CalendarDate;
}
