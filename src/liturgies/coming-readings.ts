import { type Reading, readingOn } from '#church-year/readings.ts';
import type { Readings } from '#church-year/readings-schema.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import type { Services } from './schema.ts';
import { isHeld, LOOK_AHEAD_DAYS, type Service, servicesOn } from './services.ts';

/**
 * @returns what is read at the next four Sundays and feasts that have a liturgy, also a canceled one; of several liturgies with
 *   the same reading, the first that is held
 */
export function comingReadings(readings: Readings, services: Services, today: CalendarDate) {
  return datesBetween(today, addDays(today, LOOK_AHEAD_DAYS))
    .flatMap((date) => {
      const found = servicesOn(services, date)
        .filter(({ status }) => status !== 'paused')
        .sort((a, b) => Number(isHeld(b)) - Number(isHeld(a)))
        .flatMap((service): (Reading & { service: Service })[] => {
          const reading = readingOn(readings, date, service);
          return reading ? [{ ...reading, service }] : [];
        });
      return found.filter(({ name }, index) => found.findIndex((it) => it.name === name) === index);
    })
    .slice(0, 4);
}
