import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { DateOrTime } from './date-or-time.ts';
import { clockIn, datesOf, daysOf, type TimeZones, zoneOf } from './time-zones.ts';

/** How an event counts its time, recurring or not: in days, or by the clocks of its time zone. */
export type Series = NonNullable<ReturnType<typeof seriesOf>>;

/** @returns `undefined` if the event has no start */
export function seriesOf(event: ICAL.Component, zones: TimeZones) {
  const property = event.getFirstProperty('dtstart');
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return undefined;
  const zone = zoneOf(property, zones);
  return {
    isAllDay: time.isDate,
    zone,
    /** DTSTART on its clocks, which show midnight for a day. */
    start: clockIn(zone, time),
    toClock: (it: DateOrTime) =>
      it instanceof Temporal.PlainDate ? it.toPlainDateTime() : zone.toClock(it.toInstant()),
    /** @param isAllDay by default that of the series */
    fromClock: (clock: Temporal.PlainDateTime, isAllDay = time.isDate): DateOrTime =>
      isAllDay ? clock.toPlainDate() : zone.toInstant(clock).toZonedDateTimeISO(zones.parish),
    /** @returns the instances that a property names, such as `exdate` */
    instancesIn: (component: ICAL.Component, name: string): DateOrTime[] =>
      (time.isDate ? daysOf : datesOf)(component, name, zones),
  };
}
