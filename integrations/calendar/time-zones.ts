import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';
import { isTimeZone } from '#time/dates.ts';
import { type DateOrTime, durationBetween } from './date-or-time.ts';

/** A time zone that `Intl` knows, or that a VTIMEZONE describes. */
export interface TimeZone {
  toInstant(clock: Temporal.PlainDateTime): Temporal.Instant;
  /** What its clocks show. */
  toClock(instant: Temporal.Instant): Temporal.PlainDateTime;
}

/** The time zones of a calendar. */
export interface TimeZones {
  /** The IANA name of the parish's, in which times without a zone are meant. */
  parish: string;
  /** Those of the file, by TZID, and others once they are found. */
  file: Map<string, TimeZone>;
  /** By event, a property that names a time zone which is not known. */
  unknown: Map<unknown, ICAL.Property>;
}

/** @returns the time zones that VTIMEZONE components describe, by TZID; the rules only of those that `Intl` lacks */
export function readTimeZones(components: readonly ICAL.Component[]): TimeZones['file'] {
  return new Map(
    components.map((component) => {
      const id = String(component.getFirstPropertyValue('tzid'));
      // The rules may be incomplete.
      return [id, isTimeZone(id) ? ianaZone(id) : describedZone(component)];
    }),
  );
}

/** Of a time that its clocks show twice, the first is meant; a time that they skip is as much later (RFC 5545, 3.3.5). */
const ianaZone = (id: string): TimeZone => ({
  toInstant: (clock) => clock.toZonedDateTime(id).toInstant(),
  toClock: (instant) => instant.toZonedDateTimeISO(id).toPlainDateTime(),
});

function describedZone(component: ICAL.Component): TimeZone {
  const zone = new ICAL.Timezone(component);
  return {
    toInstant({ year, month, day, hour, minute, second }) {
      const time = new ICAL.Time({ year, month, day, hour, minute, second }, zone);
      return Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000);
    },
    toClock: ({ epochMilliseconds }) =>
      clockOf(ICAL.Time.fromJSDate(new Date(epochMilliseconds), true).convertToZone(zone)),
  };
}

/**
 * @returns the time zone in which a property is written: UTC, or that of its TZID; where it has none, or one that is not
 *   known, the parish's
 */
export function zoneOf(property: ICAL.Property, { parish, file, unknown }: TimeZones): TimeZone {
  const value = property.getFirstValue();
  if (value instanceof ICAL.Time && isUtc(value)) return utc;
  const id = (property.getFirstParameter('tzid') as string | undefined) ?? parish;
  const known = file.get(id);
  if (known) return known;
  const name = ianaNameOf(id);
  if (!name) unknown.set(property.parent, property);
  const zone = ianaZone(name ?? parish);
  if (name) file.set(id, zone);
  return zone;
}

/**
 * Programs put something before the IANA name, `/mozilla.org/20070129_1/America/Chicago` or `tzone://Microsoft/Utc`; write
 * an offset, `GMT-0600`; or use the names of Windows, which the CLDR maps: `W. Europe Standard Time`.
 * @returns a name that `Intl` knows
 */
function ianaNameOf(id: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] = /^(?:GMT|UTC)?([+-])(\d\d?)(?::?(\d\d))?$/i.exec(id) ?? [];
  if (sign) return [`${sign}${hours.padStart(2, '0')}:${minutes}`].find(isTimeZone);
  const parts = id.trim().replaceAll(' ', '_').split('/');
  const name = parts.map((_, index) => parts.slice(index).join('/')).find(isTimeZone);
  return name ?? findIana(id)[0];
}

/** @returns the values of a property with dates, times or periods, such as `rdate`; only periods have a duration */
export const valuesOf = (
  component: ICAL.Component,
  name: string,
  zones: TimeZones,
): { start: DateOrTime; duration?: Temporal.Duration }[] =>
  component.getAllProperties(name).flatMap((property) => {
    const read = (time: ICAL.Time) => toDateOrTime(time, zoneOf(property, zones), zones.parish);
    return property.getValues().flatMap((value) => {
      if (value instanceof ICAL.Time) return { start: read(value) };
      if (!(value instanceof ICAL.Period)) return [];
      const start = read(value.start);
      // The library's types leave out that a period has one or the other.
      const { end, duration } = value as { end: ICAL.Time | null; duration: ICAL.Duration };
      return { start, duration: end ? durationBetween(start, read(end)) : toDuration(duration) };
    });
  });

/** @returns the dates or times of a property, such as `dtstart` or `exdate` */
export const datesOf = (component: ICAL.Component, name: string, zones: TimeZones): DateOrTime[] =>
  valuesOf(component, name, zones).map(({ start }) => start);

/** @returns the days of a property that names instances of an all-day series, such as `exdate` */
export function daysOf(component: ICAL.Component, name: string, { parish }: TimeZones): Temporal.PlainDate[] {
  const values = component.getAllProperties(name).flatMap((property): unknown[] => property.getValues());
  return values.filter((it) => it instanceof ICAL.Time).map((time) => dayIn(ianaZone(parish), time));
}

const toDateOrTime = (time: ICAL.Time, zone: TimeZone, parish: string): DateOrTime =>
  time.isDate ? dayOf(time) : instantOf(time, zone).toZonedDateTimeISO(parish);

/** @param zone that of a time which is not in UTC */
const instantOf = (time: ICAL.Time, zone: TimeZone) => (isUtc(time) ? utc : zone).toInstant(clockOf(time));

/** @returns what the clocks of a time zone show at a time in UTC; other times as they are written */
export const clockIn = (zone: TimeZone, time: ICAL.Time): Temporal.PlainDateTime =>
  isUtc(time) ? zone.toClock(instantOf(time, zone)) : clockOf(time);

/**
 * Programs name a day of an all-day series by midnight too: in UTC, on the clocks of a time zone, or in UTC as it is
 * midnight there.
 */
export const dayIn = (zone: TimeZone, time: ICAL.Time): Temporal.PlainDate =>
  time.hour + time.minute + time.second === 0 ? dayOf(time) : clockIn(zone, time).toPlainDate();

const dayOf = ({ year, month, day }: ICAL.Time) => new Temporal.PlainDate(year, month, day);

/** A leap second is the second before. */
const clockOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });

const utc = ianaZone('UTC');

/** @returns weeks, days and hours as they are written */
export const toDuration = (duration: ICAL.Duration) => Temporal.Duration.from(String(duration));

/** Whether a time was written with a Z. */
const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;
