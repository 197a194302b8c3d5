import { type Reading, readingOn } from '#readings/readings.ts';
import type { Readings } from '#readings/schema.ts';
import { formatEvening, formatLongDay } from '#language/dates.ts';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { formatServiceDay } from './hours.ts';
import type { LiturgiesFile } from './schema.ts';
import {
  agenda,
  hasServiceInsteadOn,
  LOOK_AHEAD_DAYS,
  pauseOn,
  type Service,
  servicesOn,
} from './services.ts';
import { enteredIn, isHeld, isSpecial } from './status.ts';

/** @returns what is read at the next four Sundays and feasts that have a liturgy, also a canceled one */
export const comingReadings = (
  readings: Readings,
  services: LiturgiesFile,
  today: CalendarDate,
  days = LOOK_AHEAD_DAYS,
) => readingsBetween(readings, services, today, addDays(today, days)).slice(0, 4);

/** @returns the Gospel of the next liturgy that is held, and those of the last one and the next ones */
export function gospelsAround(readings: Readings, services: LiturgiesFile, today: CalendarDate) {
  const [first, last] = [addDays(today, -LOOK_AHEAD_DAYS), addDays(today, LOOK_AHEAD_DAYS)];
  const all = readingsBetween(readings, services, first, last);
  const held = all.filter(({ service }) => !service || isHeld(service));
  const past = held.filter(({ date }) => date < today).length;
  return { next: held[past], others: held.slice(Math.max(past - 1, 0)) };
}

/**
 * @returns what is read at a service, if that is the first liturgy of its day, or of its evening. At another service, or at the usual
 *   liturgy on the eve of a feast, the Gospel would say that it is the liturgy of the day
 */
export function readingOf(
  readings: Readings,
  services: LiturgiesFile,
  service: Service,
): Reading | undefined {
  if (service.isBeforeFeast) return undefined;
  const [first] = readingsOn(readings, servicesOn(services, service.date)).filter(
    ({ service: it }) => it?.id === service.id && it.hours.startTime === service.hours.startTime,
  );
  return first;
}

/** @returns `Sunday, November 29`; of a feast that is read on the evening before `Saturday evening, May 1` */
export function formatReadingDay({ date, service, isEve }: DatedReading) {
  const day = service ? formatServiceDay(service) : formatLongDay(date);
  return isEve && day === formatLongDay(date) ? formatEvening(date) : day;
}

const readingsBetween = (
  readings: Readings,
  services: LiturgiesFile,
  first: CalendarDate,
  last: CalendarDate,
) =>
  agenda(services, readings.churchYear.observances, first, last).flatMap(({ date, services: all }) => {
    const found = readingsOn(
      readings,
      all.filter((it) => !it.isBeforeFeast),
    );
    // In a pause, the liturgy on the eve of the Resurrection is certain before its hours are known.
    const next = addDays(date, 1);
    const feast = pauseOn(services.pauses, next) && readingOn(readings, next);
    if (feast?.hasEve && !hasServiceInsteadOn(services, next)) found.push({ ...feast, isEve: true, date });
    return found;
  });

/**
 * @param all services of a day
 * @returns what is read on it and on its evening, each once: at the first liturgy, also a canceled one where none is held; without a
 *   service where the office has not said which one it is
 */
function readingsOn(readings: Readings, all: readonly Service[]): DatedReading[] {
  const found = new Map<string, DatedReading>();
  const services = all.filter((it) => enteredIn(it) !== 'pauses' && (it.isLiturgy || isHeld(it)));
  const isBefore = (a: Service, b?: Service) => !b || Number(isHeld(a)) > Number(isHeld(b));
  for (const service of services) {
    const { date } = service;
    const reading = readingOn(readings, date, isSpecial(service) ? service.hours : undefined);
    if (!reading) continue;
    const known = found.get(reading.references);
    if (service.isLiturgy && isBefore(service, known?.service))
      found.set(reading.references, { ...reading, date, service });
    else if (!known) found.set(reading.references, { ...reading, date });
  }
  return [...found.values()];
}

export interface DatedReading extends Reading {
  date: CalendarDate;
  /** Where its hours are known. */
  service?: Service;
}
