import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { addDays, type CalendarDate, MS_PER_DAY } from '#time/dates.ts';
import { addDuration, dateOf, type DateOrTime, type Duration, keyOf } from './date-or-time.ts';
import { expandRules } from './recurrence-rule.ts';
import { datesOf, daysOf, type TimeZones } from './time-zones.ts';

/** Whether a VEVENT replaces an instance of a recurring one. */
export const isOverride = (event: ICAL.Component) => event.hasProperty('recurrence-id');

/**
 * The instances of an event: one, or those of a recurring event that are not excluded.
 *
 * @param overrides the VEVENTs that replace instances of this one
 * @param firstDay in the parish's time zone, as is the last
 * @returns the starts and ends of all instances from the first to the last day, and of others; none without a start
 * @throws {Error} when a recurrence rule is invalid
 */
export function instancesOf(
  event: ICAL.Component,
  overrides: readonly ICAL.Component[],
  firstDay: CalendarDate,
  lastDay: CalendarDate,
  zones: TimeZones,
): { start: DateOrTime; end: DateOrTime }[] {
  const [first] = datesOf(event, 'dtstart', zones);
  if (first === undefined) return [];
  const duration = durationOf(event, first, zones);
  if (isOverride(event)) return [{ start: first, end: addDuration(first, duration) }];
  // The days in the event's time zone, and those of an instance that began before the first.
  const earliest = addDays(firstDay, -duration.days - Math.ceil(duration.milliseconds / MS_PER_DAY) - 2);
  const latest = addDays(lastDay, 2);
  const starts = [...expandRules(event, earliest, latest, zones), ...datesOf(event, 'rdate', zones)];
  const unique = new Map(starts.map((start) => [keyOf(start), start]));
  const namesOf = typeof first === 'string' ? daysOf : datesOf;
  const replaced = overrides.flatMap((it) => namesOf(it, 'recurrence-id', zones));
  const excluded = new Set([...namesOf(event, 'exdate', zones), ...replaced].map(keyOf));
  // An excluded day excludes its instance.
  return [...unique]
    .filter(([key, start]) => !excluded.has(key) && !excluded.has(dateOf(start)))
    .map(([, start]) => ({ start, end: addDuration(start, duration) }));
}

function durationOf(event: ICAL.Component, start: DateOrTime, zones: TimeZones): Duration {
  const [end] = datesOf(event, 'dtend', zones);
  const duration = event.getFirstPropertyValue('duration');
  if (typeof start === 'string' && typeof end === 'string') {
    return { days: (Date.parse(end) - Date.parse(start)) / MS_PER_DAY, milliseconds: 0 };
  }
  if (start instanceof TZDate && end instanceof TZDate) {
    return { days: 0, milliseconds: Math.max(0, end.getTime() - start.getTime()) };
  }
  if (!(duration instanceof ICAL.Duration)) return { days: 0, milliseconds: 0 };
  const { weeks, days, hours, minutes, seconds } = duration;
  return { days: 7 * weeks + days, milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}
