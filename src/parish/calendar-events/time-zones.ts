import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { isTimeZone } from '#dates.ts';
import { type DateOrTime, formatIsoDate } from './date-or-time.ts';

/** A name that `Intl` knows, or the rules of a VTIMEZONE. */
export type TimeZone = string | ICAL.Timezone;

/** The time zones of a calendar. */
export interface TimeZones {
  /** The IANA name of the parish's, in which times without a zone are meant. */
  parish: string;
  /** Those of the file, by TZID. */
  file: ReadonlyMap<string, TimeZone>;
}

/** @returns the time zones that VTIMEZONE components describe, by TZID; the rules only of those that `Intl` lacks */
export function readTimeZones(components: readonly ICAL.Component[]): TimeZones['file'] {
  return new Map(
    components.map((component) => {
      const id = String(component.getFirstPropertyValue('tzid'));
      // The rules may be incomplete.
      return [id, isTimeZone(id) ? id : new ICAL.Timezone(component)];
    }),
  );
}

/** @returns the time zone of a property; where it names none, or one that is not known, the parish's */
export function zoneOf(property: ICAL.Property, { parish, file }: TimeZones): TimeZone {
  const id = property.getFirstParameter('tzid') as string | undefined;
  return id ? (file.get(id) ?? (isTimeZone(id) ? id : parish)) : parish;
}

/** A value of RDATE. Only a period has an end. */
export interface Period {
  start: DateOrTime;
  end?: DateOrTime;
}

/** @returns the values of a property with dates or times, such as `exdate` */
export const datesOf = (component: ICAL.Component, name: string, zones: TimeZones) =>
  periodsOf(component, name, zones).map(({ start }) => start);

/** @returns the values of a property with dates, times or periods, such as `rdate` */
export function periodsOf(component: ICAL.Component, name: string, zones: TimeZones): Period[] {
  return component.getAllProperties(name).flatMap((property) => {
    const zone = zoneOf(property, zones);
    const convert = (time: ICAL.Time) => toDateOrTime(time, zone, zones.parish);
    return (property.getValues() as unknown[]).flatMap((it) => {
      if (it instanceof ICAL.Period) return { start: convert(it.start), end: convert(it.getEnd()) };
      return it instanceof ICAL.Time ? { start: convert(it) } : [];
    });
  });
}

/**
 * @param zone the time zone of a time that is not in UTC
 * @param parish the IANA name of the parish's time zone
 */
export function toDateOrTime(time: ICAL.Time, zone: TimeZone, parish: string): DateOrTime {
  const { year, month, day, hour, minute, second } = time;
  if (time.isDate) return formatIsoDate(year, month, day);
  const parts = [year, month - 1, day, hour, minute, second] as const;
  if (isUtc(time)) return new TZDate(Date.UTC(...parts), parish);
  if (typeof zone === 'string') return new TZDate(new TZDate(...parts, zone).getTime(), parish);
  const local = new ICAL.Time({ year, month, day, hour, minute, second }, zone);
  return new TZDate(local.toUnixTime() * 1000, parish);
}

/** @returns a UTC time as clocks in a time zone show it, without a zone; other times as they are */
export function toLocal(time: ICAL.Time, zone: TimeZone): ICAL.Time {
  if (!isUtc(time)) return time;
  if (typeof zone === 'string') {
    const local = new TZDate(time.toUnixTime() * 1000, zone).toISOString();
    return ICAL.Time.fromDateTimeString(local.slice(0, '2026-12-06T08:30:00'.length));
  }
  const { year, month, day, hour, minute, second } = time.convertToZone(zone);
  return ICAL.Time.fromData({ year, month, day, hour, minute, second });
}

/** Whether a time was written with a Z. */
export const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;
