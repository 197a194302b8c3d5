import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { type CalendarDate, isTimeZone } from '#time/dates.ts';
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

/**
 * @returns the time zone of a property; where it names none, or one that is not known, the parish's. Windows has its own
 *   names, which the CLDR maps: `W. Europe Standard Time`
 */
export function zoneOf(property: ICAL.Property, { parish, file }: TimeZones): TimeZone {
  const id = property.getFirstParameter('tzid') as string | undefined;
  if (!id) return parish;
  return file.get(id) ?? (isTimeZone(id) ? id : (findIana(id)[0] ?? parish));
}

/** @returns the values of a property with dates or times, such as `exdate` */
export const datesOf = (component: ICAL.Component, name: string, zones: TimeZones): DateOrTime[] =>
  timesOf(component, name).map(({ time, property }) =>
    toDateOrTime(time, zoneOf(property, zones), zones.parish),
  );

/**
 * The values of a property that names instances of an all-day series, such as `exdate`. Some programs name them by
 * midnight: in UTC, on the clocks of a time zone, or in UTC as it is midnight for the parish.
 *
 * @returns their days, each in its own time zone
 */
export const daysOf = (component: ICAL.Component, name: string, { parish }: TimeZones): CalendarDate[] =>
  timesOf(component, name).map(({ time }) => {
    const isMidnight = time.hour + time.minute + time.second === 0;
    const local = isUtc(time) && !isMidnight ? toLocal(time, parish) : time;
    return formatIsoDate(local.year, local.month, local.day);
  });

const timesOf = (component: ICAL.Component, name: string) =>
  component
    .getAllProperties(name)
    .flatMap((property) =>
      property.getValues().flatMap((time) => (time instanceof ICAL.Time ? { time, property } : [])),
    );

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
