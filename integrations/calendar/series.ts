import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { DateOrTime } from './date-or-time.ts';
import { clockIn, datesOf, dayIn, daysOf, type TimeZones, zoneOf } from './time-zones.ts';

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

/** A rule must not stop the build. Daily events of 200 years stay below. */
const MAX_ITERATIONS = 100_000;

/**
 * Expands the recurrence rules of an event.
 * @param firstDay in the time zone of the event, as is `dayAfterLast`
 * @returns its start, and the starts of its instances from the first day on. None where all rules end before the
 *   start: so Google keeps series of which all instances were deleted.
 * @throws {Error} when a rule is invalid, or takes too long
 */
export function expandRules(
  event: ICAL.Component,
  series: Series,
  firstDay: Temporal.PlainDate,
  dayAfterLast: Temporal.PlainDate,
): DateOrTime[] {
  const start = toText(series.start);
  const rules = event
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur)
    .map((rule) => ({ rule, until: rule.until && lastStart(rule.until, series) }));
  if (rules.length > 0 && rules.every(({ until }) => until && until < start)) return [];
  const starts = rules.flatMap(({ rule, until }) => {
    // A series goes by the clocks of its time zone, so the library is given their times as if they were UTC.
    const rruleString = `DTSTART:${start}\nRRULE:${String(rule).replace(/(?<=UNTIL=)[^;]+/, until ?? '')}`;
    return new RRuleTemporal({ rruleString, maxIterations: MAX_ITERATIONS })
      .between(new Date(firstDay.toString()), new Date(dayAfterLast.toString()), true)
      .map((time) => Temporal.PlainDateTime.from(time));
  });
  return [series.start, ...starts].map((clock) => series.fromClock(clock));
}

/** @returns UNTIL; a day is included */
function lastStart(until: ICAL.Time, { isAllDay, zone }: Series): string {
  const isDay = isAllDay || until.isDate;
  return toText(isDay ? dayIn(zone, until).toPlainDateTime('23:59:59') : clockIn(zone, until));
}

/** @returns a time as if it were in UTC, in the format of iCalendar: `20261206T083000Z` */
const toText = (clock: Temporal.PlainDateTime) =>
  `${clock.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}Z`;
