import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';
import type { CalendarDate } from '#time/dates.ts';
import { clockAt, inZone, isTimeZone, momentOf } from '#time/time-zones.ts';

/** A day of an all-day event, or a time with the offset of the parish's time zone. */
export type DateOrTime = Temporal.PlainDate | Temporal.ZonedDateTime;

export const isDay = (it: DateOrTime): it is Temporal.PlainDate => it instanceof Temporal.PlainDate;

/** Both are written with their date first. */
export const dateOf = (it: DateOrTime) => it.toString().slice(0, 10) as CalendarDate;

/** Known by its IANA name, or described by a VTIMEZONE. */
interface TimeZone {
  /** In milliseconds since 1970. */
  toMoment(clock: Temporal.PlainDateTime): number;
  toClock(moment: number): Temporal.PlainDateTime;
}

export interface TimeZones {
  /** The IANA name of the parish's. */
  parish: string;
  /** Those of the file, by TZID, and others once they are found. */
  file: Map<string, TimeZone>;
  /** By event, a property whose time zone is not known. */
  unknown: Map<unknown, ICAL.Property>;
}

/**
 * @param blocks the text of VTIMEZONE components. Left out is one that cannot be read, or whose clocks change too often: the library
 *   would calculate each change.
 * @returns the time zones by TZID, by these rules only where the name is not known: they may be incomplete
 */
export function readTimeZones(blocks: readonly string[]) {
  const zones = new Map<string, TimeZone>();
  for (const block of blocks) {
    if (/^RRULE[:;](?!.*FREQ=(YEARLY|MONTHLY))|BY(HOUR|MINUTE|SECOND)=/im.test(block)) continue;
    try {
      const component = new ICAL.Component(ICAL.parse(block) as unknown[]);
      const id = String(component.getFirstPropertyValue('tzid'));
      zones.set(id, isTimeZone(id) ? ianaZone(id) : describedZone(component));
    } catch {
      // Its times are read as those of a zone that is not known.
    }
  }
  return zones;
}

const ianaZone = (id: string): TimeZone => ({
  toMoment: (clock) => momentOf(id, clock),
  toClock: (moment) => clockAt(id, moment),
});

const utc = ianaZone('UTC');

function describedZone(component: ICAL.Component): TimeZone {
  const zone = new ICAL.Timezone(component);
  return {
    toMoment(clock) {
      const time = ICAL.Time.fromDateTimeString(clock.toString({ smallestUnit: 'second' }));
      time.zone = zone;
      return time.toUnixTime() * 1000;
    },
    toClock: (moment) => clockOf(ICAL.Time.fromJSDate(new Date(moment), true).convertToZone(zone)),
  };
}

/** @returns the time zone of a property; the parish's where it has none, or one that is not known */
export function zoneOf(property: ICAL.Property, { parish, file, unknown }: TimeZones): TimeZone {
  if (isUtc(property.getFirstValue() as ICAL.Time)) return utc;
  const id = (property.getFirstParameter('tzid') as string | undefined) ?? parish;
  const known = file.get(id);
  if (known) return known;
  const name = ianaNameOf(id);
  const zone = ianaZone(name ?? parish);
  if (name) file.set(id, zone);
  else unknown.set(property.parent, property);
  return zone;
}

/**
 * Programs put something before the IANA name, `/mozilla.org/20070129_1/America/Chicago` or `tzone://Microsoft/Utc`; write
 * an offset, `GMT-0600`; or use the names of Windows, which the CLDR maps: `W. Europe Standard Time`.
 * @returns a name of the time zone database
 */
function ianaNameOf(id: string) {
  const [, sign, hours = '', minutes = '00'] = /^(?:GMT|UTC)?([+-])(\d\d?)(?::?(\d\d))?$/i.exec(id) ?? [];
  if (sign) return [`${sign}${hours.padStart(2, '0')}:${minutes}`].find(isTimeZone);
  const parts = id.trim().replaceAll(' ', '_').split('/');
  return parts.map((_, index) => parts.slice(index).join('/')).find(isTimeZone) ?? findIana(id)[0];
}

/**
 * @param isAllDay whether it names instances of an all-day series: days
 * @returns the dates, times or periods of a property, such as `rdate`; only periods have a duration
 */
export const valuesOf = (
  component: ICAL.Component,
  name: string,
  zones: TimeZones,
  isAllDay = false,
): { start: DateOrTime; duration?: Temporal.Duration }[] =>
  component.getAllProperties(name).flatMap((property) => {
    const zone = isAllDay ? ianaZone(zones.parish) : zoneOf(property, zones);
    const read = (time: ICAL.Time): DateOrTime => {
      if (isAllDay) return dayIn(zone, time);
      if (time.isDate) return dayOf(time);
      return inZone(zones.parish, (isUtc(time) ? utc : zone).toMoment(clockOf(time)));
    };
    return property.getValues().flatMap((value) => {
      if (value instanceof ICAL.Time) return { start: read(value) };
      if (!(value instanceof ICAL.Period)) return [];
      const start = read(value.start);
      // The library's types leave out that a period has one or the other.
      const { end, duration } = value as { end: ICAL.Time | null; duration: ICAL.Duration };
      return { start, duration: end ? durationBetween(start, read(end)) : toDuration(duration) };
    });
  });

export const datesOf = (...property: Parameters<typeof valuesOf>) =>
  valuesOf(...property).map(({ start }) => start);

/** @returns a time in UTC on the clocks of a time zone; other times as they are written */
export const clockIn = (zone: TimeZone, time: ICAL.Time) =>
  isUtc(time) ? zone.toClock(utc.toMoment(clockOf(time))) : clockOf(time);

/** Programs name a day by midnight too: in UTC, on the clocks of a time zone, or in UTC as it is midnight there. */
export const dayIn = (zone: TimeZone, time: ICAL.Time) =>
  time.hour + time.minute + time.second === 0 ? dayOf(time) : clockIn(zone, time).toPlainDate();

const dayOf = (time: ICAL.Time) => clockOf(time).toPlainDate();

/** A leap second is the second before. */
const clockOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });

/** Whether a time was written with a Z. */
const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;

export const toDuration = (duration: ICAL.Duration) => Temporal.Duration.from(String(duration));

/** @returns the days or the exact time between two of a kind; none if the end is before the start */
export function durationBetween(start: DateOrTime, end: DateOrTime): Temporal.Duration {
  // Both kinds have the method.
  const duration = (start as Temporal.ZonedDateTime).until(end.toString());
  return duration.sign > 0 ? duration : new Temporal.Duration();
}
