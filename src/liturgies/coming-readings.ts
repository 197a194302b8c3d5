import { type Reading, readingOn } from '#church-year/readings.ts';
import type { Readings } from '#church-year/readings-schema.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { pauseOn } from './pauses.ts';
import type { Services } from './schema.ts';
import { hasServiceInsteadOn, LOOK_AHEAD_DAYS, type Service, servicesOn } from './services.ts';
import { enteredIn, isHeld, isSpecial } from './status.ts';

/**
 * @returns what is read at the next four Sundays and feasts that have a liturgy, also a canceled one; of several liturgies with
 *   the same reading, the first that is held
 */
export const comingReadings = (readings: Readings, services: Services, today: CalendarDate) =>
  readingsBetween(readings, services, today, addDays(today, LOOK_AHEAD_DAYS)).slice(0, 4);

/** @returns the Gospel of the next liturgy that has one and is held, and those of the last one and the next ones */
export function gospelsAround(readings: Readings, services: Services, today: CalendarDate) {
  const dates = [addDays(today, -LOOK_AHEAD_DAYS), addDays(today, LOOK_AHEAD_DAYS)] as const;
  const held = readingsBetween(readings, services, ...dates).filter(
    ({ service }) => !service || isHeld(service),
  );
  const past = held.filter(({ date }) => date < today).length;
  return { next: held[past], others: held.slice(Math.max(past - 1, 0)) };
}

/** @returns the name of the day of a service and its Gospel, as `readingOn` does */
export const readingOf = (readings: Readings, service: Service): Reading | undefined =>
  readingOn(readings, service.date, isSpecial(service) ? service.hours : undefined);

const readingsBetween = (
  readings: Readings,
  services: Services,
  first: CalendarDate,
  last: CalendarDate,
): DatedReading[] =>
  datesBetween(first, last).flatMap((date) => {
    const found = servicesOn(services, date)
      .filter((service) => enteredIn(service) !== 'pauses')
      .sort((a, b) => Number(isHeld(b)) - Number(isHeld(a)))
      .flatMap((service): DatedReading[] => {
        const reading = readingOf(readings, service);
        return reading ? [{ ...reading, date, service }] : [];
      });
    // The liturgy on the eve of a feast is certain before its hours are known: in a pause, that of the Resurrection.
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
