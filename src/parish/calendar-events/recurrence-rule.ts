import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { addDays, type CalendarDate } from '#time/dates.ts';
import type { DateOrTime } from './date-or-time.ts';
import { isUtc, type TimeZone, type TimeZones, toDateOrTime, toLocal, zoneOf } from './time-zones.ts';

/** A rule must not stop the build. Daily events of 200 years stay below. */
const MAX_ITERATIONS = 100_000;

/**
 * Expands the recurrence rules of an event.
 *
 * @param firstDay in the time zone of the event, as is the last
 * @returns its start, and the starts of its instances from the first to the last day, in the parish's time zone. None
 *   where all rules end before the start: so Google keeps series of which all instances were deleted.
 * @throws {Error} when a rule is invalid, or takes too long
 */
export function expandRules(
  event: ICAL.Component,
  firstDay: CalendarDate,
  lastDay: CalendarDate,
  zones: TimeZones,
): DateOrTime[] {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time)) return [];
  const zone = zoneOf(property, zones);
  const rules = event
    .getAllProperties('rrule')
    .map((it) => it.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur)
    .map((rule) => ({ rule, until: rule.until && lastStart(rule.until, start, zone) }));
  if (rules.length > 0 && rules.every(({ until }) => until && until < toText(start))) return [];
  return [start, ...rules.flatMap(({ rule, until }) => startsOf(rule, until, start, firstDay, lastDay))].map(
    (time) => toDateOrTime(time, zone, zones.parish),
  );
}

/** A series goes by the clocks of its time zone, so the library is given their times as if they were UTC. */
function startsOf(
  rule: ICAL.Recur,
  until: string | null | undefined,
  start: ICAL.Time,
  firstDay: CalendarDate,
  lastDay: CalendarDate,
) {
  const rruleString = `DTSTART:${toText(start)}\nRRULE:${String(rule).replace(/(?<=UNTIL=)[^;]+/, until ?? '')}`;
  const series = new RRuleTemporal({ rruleString, maxIterations: MAX_ITERATIONS });
  return series
    .between(new Date(firstDay), new Date(addDays(lastDay, 1)), true)
    .map(({ year, month, day, hour, minute, second }) => {
      const time = { year, month, day, ...(start.isDate ? { isDate: true } : { hour, minute, second }) };
      return ICAL.Time.fromData(time, isUtc(start) ? start.zone : undefined);
    });
}

/** @returns UNTIL on the clocks of the series; a day is included */
function lastStart(until: ICAL.Time, start: ICAL.Time, zone: TimeZone): string {
  const isUtcMidnight = isUtc(until) && until.hour + until.minute + until.second === 0;
  // Programs write the last day of an all-day series in three ways: as a day, by its midnight in UTC, or on their clocks.
  const local = isUtc(start) || (start.isDate && isUtcMidnight) ? until : toLocal(until, zone);
  if (start.isDate) return `${toText(local).slice(0, 8)}T000000Z`;
  return until.isDate ? `${toText(until).slice(0, 8)}T235959Z` : toText(local);
}

/** @returns a date or time as a time in UTC, in the format of iCalendar: `20261206T083000Z` */
const toText = (time: ICAL.Time) => `${time.toICALString().slice(0, 15)}${time.isDate ? 'T000000' : ''}Z`;
