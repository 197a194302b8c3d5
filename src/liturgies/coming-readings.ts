import { type Reading, readingOn } from '#church-year/readings.ts';
import type { Readings } from '#church-year/readings-schema.ts';
import { addDays, type CalendarDate } from '#time/dates.ts';
import type { Services } from './schema.ts';
import { agenda, hasServiceInsteadOn, LOOK_AHEAD_DAYS, pauseOn, type Service } from './services.ts';
import { enteredIn, isHeld, isSpecial } from './status.ts';

/** @returns what is read at the next four Sundays and feasts that have a liturgy, also a canceled one */
export const comingReadings = (readings: Readings, services: Services, today: CalendarDate) =>
  readingsBetween(readings, services, today, addDays(today, LOOK_AHEAD_DAYS)).slice(0, 4);

/** @returns the Gospel of the next liturgy that is held, and those of the last one and the next ones */
export function gospelsAround(readings: Readings, services: Services, today: CalendarDate) {
  const [first, last] = [addDays(today, -LOOK_AHEAD_DAYS), addDays(today, LOOK_AHEAD_DAYS)];
  const all = readingsBetween(readings, services, first, last);
  const held = all.filter(({ service }) => !service || isHeld(service));
  const past = held.filter(({ date }) => date < today).length;
  return { next: held[past], others: held.slice(Math.max(past - 1, 0)) };
}

/** @returns nothing for the usual liturgy on the eve of a feast, beside which its Gospel would say that it is the liturgy of the feast */
export const readingOf = (readings: Readings, service: Service): Reading | undefined =>
  service.isBeforeFeast
    ? undefined
    : readingOn(readings, service.date, isSpecial(service) ? service.hours : undefined);

const readingsBetween = (readings: Readings, services: Services, first: CalendarDate, last: CalendarDate) =>
  agenda(services, readings.churchYear.observances, first, last).flatMap(({ date, services: all }) => {
    const found = all
      .filter((service) => enteredIn(service) !== 'pauses')
      // Of several with the same reading, the first that is held counts.
      .sort((a, b) => Number(isHeld(b)) - Number(isHeld(a)))
      .flatMap((service): DatedReading[] => {
        const reading = readingOf(readings, service);
        return reading ? [{ ...reading, date, service }] : [];
      });
    // In a pause, the liturgy on the eve of the Resurrection is certain before its hours are known.
    const next = addDays(date, 1);
    const feast = pauseOn(services.pauses, next) && readingOn(readings, next);
    if (feast?.hasEve && !hasServiceInsteadOn(services, next)) found.push({ ...feast, date });
    return found.filter(({ name }, index) => found.findIndex((it) => it.name === name) === index);
  });

export interface DatedReading extends Reading {
  date: CalendarDate;
  /** Where its hours are known. */
  service?: Service;
}
