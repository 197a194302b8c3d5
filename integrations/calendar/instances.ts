import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import {
  addTo,
  clockIn,
  dateOf,
  type DateOrTime,
  datesOf,
  dayIn,
  durationBetween,
  isDay,
  timeIn,
  type TimeZones,
  toDuration,
  valuesOf,
  zoneOf,
} from './time-zones.ts';

export interface Instance {
  event: ICAL.Component;
  start: DateOrTime;
  end: DateOrTime;
}

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
 * @param overrides the VEVENTs that replace instances of this one, and maybe change those that follow
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
): Instance[] {
  const series = seriesOf(event, zones);
  const duration = durationOf(event, zones);
  const instance = (its: ICAL.Component, start: DateOrTime, own: Temporal.Duration) => ({
    event: its,
    start,
    end: addTo(start, own, zones),
  });
  if (isOverride(event)) return [instance(event, series.fromClock(series.start), duration)];
  const changes = overrides
    .flatMap((override) => changeOf(override, series, zones))
    .sort((a, b) => Temporal.PlainDateTime.compare(a.from, b.from));
  // The days in the event's time zone, and those of instances that began before the first, or were moved.
  const spans = [duration, ...changes.flatMap((change) => [change.shift.abs(), change.duration])];
  const days = spans.reduce(
    (sum, it) => sum + Math.ceil(it.total({ unit: 'days', relativeTo: firstDay })),
    2,
  );
  const starts = expandRules(event, series, firstDay.subtract({ days }), dayAfterLast.add({ days }));
  const instances = [...starts.map((start) => ({ start, duration })), ...valuesOf(event, 'rdate', zones)];
  const replaced = overrides.flatMap((it) => series.instancesIn(it, 'recurrence-id'));
  const isNamed = namedBy([...series.instancesIn(event, 'exdate'), ...replaced]);
  return [...new Map(instances.map((it) => [String(it.start), it])).values()]
    .filter(({ start }) => !isNamed(start))
    .map(({ start, duration: own = duration }) => {
      const clock = series.toClock(start);
      const change = changes.findLast(({ from }) => Temporal.PlainDateTime.compare(from, clock) <= 0);
      if (!change) return instance(event, start, own);
      const moved = series.fromClock(clock.add(change.shift), change.isAllDay);
      return instance(change.event, moved, change.duration);
    });
}

function durationOf(event: ICAL.Component, zones: TimeZones) {
  const [start] = datesOf(event, 'dtstart', zones);
  const [end] = datesOf(event, 'dtend', zones);
  if (start && end) return durationBetween(start, end);
  const duration = event.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? toDuration(duration) : new Temporal.Duration();
}

/** @returns what an override with `RANGE=THISANDFUTURE` changes; an empty list for any other */
function changeOf(event: ICAL.Component, series: Series, zones: TimeZones) {
  const range = event.getFirstProperty('recurrence-id')?.getFirstParameter('range');
  const [id] = series.instancesIn(event, 'recurrence-id');
  const [start] = datesOf(event, 'dtstart', zones);
  if (!/^thisandfuture$/i.test(String(range)) || !id || !start) return [];
  // On the clocks of the series. Some programs name an instance by its day.
  const from = isDay(id) ? id.toPlainDateTime(series.start.toPlainTime()) : series.toClock(id);
  const shift = from.until(series.toClock(start));
  return [{ event, from, shift, duration: durationOf(event, zones), isAllDay: isDay(start) }];
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
    toClock: (it: DateOrTime) => (isDay(it) ? it.toPlainDateTime() : zone.toClock(it.toInstant())),
    fromClock: (clock: Temporal.PlainDateTime, isAllDay = time.isDate): DateOrTime =>
      isAllDay ? clock.toPlainDate() : timeIn(zones, zone.toInstant(clock)),
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
    if (!rule.until) return { rule };
    // A day is included.
    const day = (isAllDay || rule.until.isDate) && dayIn(zone, rule.until).toPlainDateTime('23:59:59');
    return { rule, until: toText(day || clockIn(zone, rule.until)) };
  });
  const first = toText(start);
  if (rules.length > 0 && rules.every(({ until }) => until && until < first)) return [];
  const starts = rules.flatMap(({ rule, until = '' }) => {
    // A series goes by the clocks of its time zone: the library is given their times as if they were UTC.
    const rruleString = `DTSTART:${first}\nRRULE:${String(rule).replace(/(?<=UNTIL=)[^;]+/, until)}`;
    return new RRuleTemporal({ rruleString, maxIterations: MAX_ITERATIONS })
      .between(new Date(firstDay.toString()), new Date(dayAfterLast.toString()), true)
      .map((time) => Temporal.PlainDateTime.from(time));
  });
  return [start, ...starts].map((clock) => fromClock(clock));
}

/** `20261206T083000Z`, as if it were in UTC. */
const toText = (clock: Temporal.PlainDateTime) =>
  `${clock.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}Z`;
