import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { DateOrTime } from './date-or-time.ts';
import { clockIn, datesOf, daysOf, type TimeZone, type TimeZones, zoneOf } from './time-zones.ts';

/** How an event counts its time, recurring or not: in days, or by the clocks of its time zone. */
export interface Series {
  isAllDay: boolean;
  zone: TimeZone;
  /** DTSTART on its clocks, which show midnight for a day. */
  start: Temporal.PlainDateTime;
  toClock(it: DateOrTime): Temporal.PlainDateTime;
  /** @param isAllDay by default that of the series */
  fromClock(clock: Temporal.PlainDateTime, isAllDay?: boolean): DateOrTime;
  /** @returns the instances that a property names, such as `exdate` */
  instancesIn(component: ICAL.Component, name: string): DateOrTime[];
}

/** @returns `undefined` if the event has no start */
export function seriesOf(event: ICAL.Component, zones: TimeZones): Series | undefined {
  const property = event.getFirstProperty('dtstart');
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return undefined;
  const zone = zoneOf(property, zones);
  return {
    isAllDay: time.isDate,
    zone,
    start: clockIn(zone, time),
    toClock: (it) => (it instanceof Temporal.PlainDate ? it.toPlainDateTime() : zone.toClock(it.toInstant())),
    fromClock: (clock, isAllDay = time.isDate) =>
      isAllDay ? clock.toPlainDate() : zone.toInstant(clock).toZonedDateTimeISO(zones.parish),
    instancesIn: (component, name) => (time.isDate ? daysOf : datesOf)(component, name, zones),
  };
}
