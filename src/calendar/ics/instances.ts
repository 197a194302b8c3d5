import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { addTo, inZone, lastDateOf } from '#time/time-zones.ts';
import {
  clockIn,
  dateOf,
  type DateOrTime,
  datesOf,
  dayIn,
  durationBetween,
  isDay,
  type TimeZones,
  toDuration,
  valuesOf,
  zoneOf,
} from './time-zones.ts';

export type Instance = ReturnType<typeof instancesOf>[number];

export const isOverride = (event: ICAL.Component) => event.hasProperty('recurrence-id');

/** Whether a series excludes the instance that an override replaces. Outlook writes both where one was moved. */
export function isExcluded(override: ICAL.Component, event: ICAL.Component, zones: TimeZones) {
  const { instancesIn } = seriesOf(event, zones);
  return instancesIn(override, 'recurrence-id').some(namedBy(instancesIn(event, 'exdate')));
}

/** @returns whether an instance is one of some, or on a day of them */
function namedBy(instances: readonly DateOrTime[]) {
  const names = new Set(instances.map(String));
  return (it: DateOrTime) => names.has(String(it)) || names.has(dateOf(it));
}

/**
 * @param overrides the VEVENTs that replace instances of this one
 * @param firstDay in the parish's time zone, as is `dayAfterLast`
 * @returns the instances of an event between the two, and others, without those that are excluded
 * @throws {Error} when a recurrence rule is invalid, or takes too long
 */
export function instancesOf(
  event: ICAL.Component,
  overrides: readonly ICAL.Component[],
  firstDay: Temporal.PlainDate,
  dayAfterLast: Temporal.PlainDate,
  zones: TimeZones,
) {
  const series = seriesOf(event, zones);
  const duration = durationOf(event, zones);
  const instance = (start: DateOrTime, own = duration) => {
    const end = isDay(start) ? start.add(own) : addTo(zones.parish, start, own);
    return { event, start, end };
  };
  if (isOverride(event)) return [instance(series.fromClock(series.start))];
  // The days in the event's time zone, and those of instances that began before the first.
  const days = Math.ceil(duration.total({ unit: 'days', relativeTo: firstDay })) + 2;
  const starts = expandRules(event, series, firstDay.subtract({ days }), dayAfterLast.add({ days }));
  const instances = [...starts.map((start) => ({ start, duration })), ...valuesOf(event, 'rdate', zones)];
  const byName = new Map(instances.map((it) => [String(it.start), it]));
  const excluded = series.instancesIn(event, 'exdate');
  const replaced = overrides.flatMap((it) => series.instancesIn(it, 'recurrence-id'));
  const isNamed = namedBy([...excluded, ...replaced]);
  // When the hours of a series change, some programs keep those by which it excluded days before.
  const dayOf = (it: DateOrTime) => String(series.toClock(it).toPlainDate());
  const excludedDays = new Set(excluded.filter((it) => !byName.has(String(it))).map(dayOf));
  return [...byName.values()]
    .filter(({ start }) => !isNamed(start) && !excludedDays.has(dayOf(start)))
    .map(({ start, duration: own }) => instance(start, own));
}

function durationOf(event: ICAL.Component, zones: TimeZones) {
  const [start] = datesOf(event, 'dtstart', zones);
  const [end] = datesOf(event, 'dtend', zones);
  if (start && end && isDay(start) === isDay(end)) return durationBetween(start, end);
  // It ends on the last day that the time touches, or at midnight before the day.
  if (start && end)
    return isDay(end)
      ? durationBetween(start, seriesOf(event, zones).fromClock(end.toPlainDateTime()))
      : durationBetween(start, Temporal.PlainDate.from(lastDateOf(zones.parish, end)).add({ days: 1 }));
  const duration = event.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? toDuration(duration) : new Temporal.Duration();
}

/** How an event counts its time: in days, or by the clocks of its time zone. */
type Series = ReturnType<typeof seriesOf>;

function seriesOf(event: ICAL.Component, zones: TimeZones) {
  // `parseCalendar` leaves out events without a start.
  const [property] = event.getAllProperties('dtstart') as [ICAL.Property];
  const time = property.getFirstValue() as ICAL.Time;
  const zone = zoneOf(property, zones);
  return {
    isAllDay: time.isDate,
    zone,
    /** On its clocks, which show midnight for a day. */
    start: clockIn(zone, time),
    toClock: (it: DateOrTime) => (isDay(it) ? it.toPlainDateTime() : zone.toClock(it.epochMilliseconds)),
    fromClock: (clock: Temporal.PlainDateTime): DateOrTime =>
      time.isDate ? clock.toPlainDate() : inZone(zones.parish, zone.toMoment(clock)),
    instancesIn: (component: ICAL.Component, name: string) => datesOf(component, name, zones, time.isDate),
  };
}

/** A rule must not stop the build. Daily events of 200 years stay below. */
const MAX_ITERATIONS = 100_000;

/**
 * @param firstDay in the time zone of the event, as is `dayAfterLast`
 * @returns the start of an event, and those that its rules give; none where all rules end before it, as in series of which all
 *   instances were deleted in Google Calendar
 */
function expandRules(
  event: ICAL.Component,
  { start, isAllDay, zone, fromClock }: Series,
  firstDay: Temporal.PlainDate,
  dayAfterLast: Temporal.PlainDate,
) {
  const rules = event.getAllProperties('rrule').map((property) => {
    const rule = property.getFirstValue() as ICAL.Recur;
    // Written out by the library, a rule would have no RSCALE and SKIP (RFC 7529).
    const text = property.toICALString().replace(/\r?\n[ \t]/g, '');
    if (!rule.until) return { text };
    // A day is included.
    const day = (isAllDay || rule.until.isDate) && dayIn(zone, rule.until).toPlainDateTime('23:59:59');
    return { text, until: toText(day || clockIn(zone, rule.until)) };
  });
  const first = toText(start);
  if (rules.length > 0 && rules.every(({ until }) => until && until < first)) return [];
  const starts = rules.flatMap(({ text, until = '' }) => {
    // A series goes by the clocks of its time zone: the library is given their times as if they were UTC.
    const rruleString = `DTSTART:${first}\n${text.replace(/(?<=UNTIL=)[^;]+/, until)}`;
    return new RRuleTemporal({ rruleString, maxIterations: MAX_ITERATIONS })
      .between(new Date(firstDay.toString()), new Date(dayAfterLast.toString()), true)
      .map((time) => Temporal.PlainDateTime.from(time));
  });
  return [start, ...starts].map((clock) => fromClock(clock));
}

/** `20261206T083000Z`, as if it were in UTC. */
const toText = (clock: Temporal.PlainDateTime) =>
  `${clock.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}Z`;
