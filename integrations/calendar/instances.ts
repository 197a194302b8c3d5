import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { dateOf, type DateOrTime, durationBetween, keyOf } from './date-or-time.ts';
import { expandRules, type Series, seriesOf } from './series.ts';
import { datesOf, type TimeZones, toDuration, valuesOf } from './time-zones.ts';

export type Instance = ReturnType<typeof instance>;

export const isOverride = (event: ICAL.Component) => event.hasProperty('recurrence-id');

/**
 * Whether a series excludes the instance that an override replaces. If the series is newer, the instance was deleted after
 * that change. If it is not, the instance is shown: Outlook writes both for one that was moved.
 */
export function isExcluded(override: ICAL.Component, event: ICAL.Component, zones: TimeZones): boolean {
  const series = seriesOf(event, zones);
  const [id] = series?.instancesIn(override, 'recurrence-id') ?? [];
  const excluded = series?.instancesIn(event, 'exdate').map(keyOf) ?? [];
  return id !== undefined && (excluded.includes(keyOf(id)) || excluded.includes(dateOf(id)));
}

/**
 * The instances of an event: one, or those of a recurring event that are not excluded.
 * @param overrides the VEVENTs that replace instances of this one, and maybe change those that follow
 * @param firstDay in the parish's time zone, as is `dayAfterLast`
 * @returns all instances between the two, and others; none without a start
 * @throws {Error} when a recurrence rule is invalid
 */
export function instancesOf(
  event: ICAL.Component,
  overrides: readonly ICAL.Component[],
  firstDay: Temporal.PlainDate,
  dayAfterLast: Temporal.PlainDate,
  zones: TimeZones,
): Instance[] {
  const series = seriesOf(event, zones);
  if (!series) return [];
  const duration = durationOf(event, zones);
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
  const excluded = new Set([...series.instancesIn(event, 'exdate'), ...replaced].map(keyOf));
  return (
    [...new Map(instances.map((it) => [keyOf(it.start), it])).values()]
      // An excluded day excludes its instance.
      .filter(({ start }) => !excluded.has(keyOf(start)) && !excluded.has(dateOf(start)))
      .map(({ start, duration: own = duration }) => {
        const isFrom = ({ from }: Change) => Temporal.PlainDateTime.compare(from, series.toClock(start)) <= 0;
        const change = changes.findLast(isFrom);
        if (!change) return instance(event, start, own);
        const moved = series.fromClock(series.toClock(start).add(change.shift), change.isAllDay);
        return instance(change.event, moved, change.duration);
      })
  );
}

const instance = (event: ICAL.Component, start: DateOrTime, duration: Temporal.Duration) => ({
  event,
  start,
  end: start.add(duration),
});

function durationOf(event: ICAL.Component, zones: TimeZones): Temporal.Duration {
  const [start] = datesOf(event, 'dtstart', zones);
  const [end] = datesOf(event, 'dtend', zones);
  const duration = event.getFirstPropertyValue('duration');
  if (start && end) return durationBetween(start, end);
  return duration instanceof ICAL.Duration ? toDuration(duration) : new Temporal.Duration();
}

/** How an instance and those that follow it differ from their series. */
type Change = ReturnType<typeof changeOf>[number];

/** @returns what an override changes with `RANGE=THISANDFUTURE`, in a list; an empty one if it replaces one instance */
function changeOf(event: ICAL.Component, series: Series, zones: TimeZones) {
  const range = event.getFirstProperty('recurrence-id')?.getFirstParameter('range');
  const [id] = series.instancesIn(event, 'recurrence-id');
  const [start] = datesOf(event, 'dtstart', zones);
  if (!/^thisandfuture$/i.test(String(range)) || !id || !start) return [];
  const isAllDay = start instanceof Temporal.PlainDate;
  // On the clocks of the series. Some programs name an instance by its day.
  const from =
    id instanceof Temporal.PlainDate ? id.toPlainDateTime(series.start.toPlainTime()) : series.toClock(id);
  return [
    { event, from, shift: from.until(series.toClock(start)), duration: durationOf(event, zones), isAllDay },
  ];
}
