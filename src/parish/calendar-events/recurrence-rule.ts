import ICAL from 'ical.js';
import type { CalendarDate } from '#content/schemas/fields/calendar-date.ts';
import { type DateOrTime, formatIsoDate } from './date-or-time.ts';
import { isUtc, type TimeZone, type TimeZones, toDateOrTime, toLocal, zoneOf } from './time-zones.ts';

/** A rule that yields seconds since 1970 must not stop the build. Daily events of 200 years stay below. */
const MAX_ITERATIONS = 100_000;

/**
 * Expands the recurrence rules of an event.
 *
 * @param firstDay in the time zone of the event, as is the last
 * @returns the starts of the instances from the first to the last day, in the parish's time zone
 * @throws {Error} when a rule is invalid
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
  const rules = event.getAllProperties('rrule').map((it) => it.getFirstValue());
  return rules
    .filter((rule) => rule instanceof ICAL.Recur)
    .flatMap((rule) => expand(rule, start, zoneOf(property, zones)));

  function expand(rule: ICAL.Recur, first: ICAL.Time, zone: TimeZone): DateOrTime[] {
    // The iterator compares local times.
    if (rule.until && !rule.until.isDate && !isUtc(first)) rule.until = toLocal(rule.until, zone);
    const days = monthDaysOf(rule, first);
    // The library searches forever for a day that a daily rule never reaches, so its days are selected here.
    const { freq, parts, interval, until } = rule;
    const isDaily = freq === 'DAILY';
    const everyDay = { freq, interval, ...(until && { until }) };
    const iterator = (isDaily ? new ICAL.Recur(everyDay) : rule).iterator(first);
    const found: DateOrTime[] = [];
    let selected = 0;
    for (let count = 0; count < MAX_ITERATIONS; count++) {
      // The library's types leave out that there may be no next one.
      const next = iterator.next() as ICAL.Time | undefined;
      if (!next) break;
      const day = formatIsoDate(next.year, next.month, next.day);
      if (day > lastDay) break;
      if (isDaily && !isSelected(next, parts)) continue;
      if (isDaily && rule.count && ++selected > rule.count) break;
      // Most instances of an old series are over, and not worth a conversion.
      if (day < firstDay || (days && !days.includes(next.day))) continue;
      found.push(toDateOrTime(next, zone, zones.parish));
    }
    return found;
  }
}

/** Whether a day is one of those that a daily rule selects. */
function isSelected(day: ICAL.Time, { BYMONTH, BYMONTHDAY, BYDAY }: ICAL.Recur['parts']): boolean {
  const daysInMonth = ICAL.Time.daysInMonth(day.month, day.year);
  return (
    (!BYMONTH || BYMONTH.includes(day.month)) &&
    (!BYMONTHDAY || BYMONTHDAY.includes(day.day) || BYMONTHDAY.includes(day.day - daysInMonth - 1)) &&
    (!BYDAY || BYDAY.includes(ICAL.Recur.numericDayToIcalDay(day.dayOfWeek())))
  );
}

/** @returns the days of the month on which a rule recurs: the library goes to March 1 where a year has no February 29 */
function monthDaysOf({ freq, parts }: ICAL.Recur, first: ICAL.Time): number[] | undefined {
  const days = parts.BYMONTHDAY;
  if (days) return days.every((day) => day > 0) ? days : undefined;
  const isByDate =
    ['MONTHLY', 'YEARLY'].includes(freq) && !parts.BYDAY && !parts.BYYEARDAY && !parts.BYWEEKNO;
  return isByDate ? [first.day] : undefined;
}
