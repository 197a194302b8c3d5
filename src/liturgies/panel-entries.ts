import type { CalendarDate } from '#time/dates.ts';
import { midnightOf } from '#time/time-zones.ts';
import { timesOf } from './hours.ts';
import { daysLine, eveLine, type PauseLine } from './pause-lines.ts';
import type { Day, Service } from './services.ts';
import { isHeld } from './status.ts';

/** A service that is held, or a day whose hours are unknown. */
export interface Entry {
  date: CalendarDate;
  /** Minutes since 1970 in UTC. */
  start: number;
  end: number;
  service?: Service;
  /** Of unknown hours. */
  line?: PauseLine;
}

export function entriesOf(day: Day, timeZone: string): Entry[] {
  const { date, feastOfEve, pause, isEveUnknown, isUnknown } = day;
  const line =
    isEveUnknown && feastOfEve ? eveLine(feastOfEve, day) : isUnknown && pause && daysLine(pause, [day]);
  return [
    ...(line
      ? [{ date, start: midnightOf(date, timeZone), end: midnightOf(line.until, timeZone), line }]
      : []),
    ...day.services.filter(isHeld).map((service) => {
      const { start, end } = timesOf(service, timeZone);
      return { date, service, start: start.epochMilliseconds / 60_000, end: end.epochMilliseconds / 60_000 };
    }),
  ];
}

export const isRunning = ({ start, end }: Entry, minute: number) => start <= minute && minute < end;

/** Whether it is a feast whose liturgy is prayed on this evening, at an hour that nobody has entered. */
export const isEve = ({ line }: Entry) => line?.kind === 'text';

/** @returns what has the bar: what goes on now, else what is next. On the eve of a feast whose hour is unknown, that is the feast */
export function markedEntry(entries: readonly Entry[], minute: number, date: CalendarDate) {
  const eve = entries.find((it) => isEve(it) && it.date === date);
  const running = entries.filter((it) => isRunning(it, minute));
  return (
    eve ?? running.find(({ service }) => service) ?? running[0] ?? entries.find((it) => it.start > minute)
  );
}

/** @returns what is left of a day, and the first services of the next one with services; before them the first unknown day */
export function nextEntries(entries: readonly Entry[], minute: number, date: CalendarDate): Entry[] {
  const later = entries.filter((it) => it.date > date);
  const next = later.find(({ service }) => service);
  const current = entries.filter((it) => it.end > minute && (it.date === date || isRunning(it, minute)));
  return [
    ...current,
    ...later.slice(0, 1).filter(({ service }) => !service && current.every((it) => it.service)),
    // Two may be held at one hour, in two places.
    ...later.filter(({ service, start }) => service && start === next?.start),
  ];
}
