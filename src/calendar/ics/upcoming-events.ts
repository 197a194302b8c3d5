import type ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '#time/dates.ts';
import { momentOf as startOf } from '#time/time-zones.ts';
import type { CalendarEvent } from '#calendar/calendar-event.ts';
import { spanOf, textOf } from './event-fields.ts';
import { type Instance, instancesOf, isExcluded, isOverride } from './instances.ts';
import { parseCalendar } from './parse-calendar.ts';
import { type DateOrTime, datesOf, isDay, type TimeZones } from './time-zones.ts';

/** Today included. */
const EVENT_DAYS = 90;
const MAX_EVENTS = 60;

/**
 * The coming events of an iCalendar file, also each of a recurring one, without those that are private, canceled, or have no title.
 * @param timeZone the parish's, in which times without a zone are meant
 * @param checkTime is called before each event, and may throw
 * @returns the events in the order of time, on a day those of the whole day first; whether the 90 days have more; and a line of each
 *   event that could not be read in full
 */
export function upcomingEvents(
  text: string,
  today: CalendarDate,
  timeZone: string,
  checkTime?: () => void,
): { events: CalendarEvent[]; hasMore: boolean; brokenLines: string[] } {
  const { events: versions, timeZones, brokenLines } = parseCalendar(text);
  const zones = newZones(timeZones);
  // A time zone of the file may have rules that cannot be read.
  const events = latestVersions(versions, newZones());
  const firstDay = Temporal.PlainDate.from(today);
  const dayAfterLast = firstDay.add({ days: EVENT_DAYS });
  const [windowStart, windowEnd] = [momentOf(firstDay), momentOf(dayAfterLast)];
  const overrides = Map.groupBy(events.filter(isOverride), uidOf);
  const others = events.filter((event) => !isOverride(event));
  const series = Map.groupBy(others, uidOf);
  const hidden = new Set(others.filter(isHidden).map(uidOf));
  const coming = events
    .filter((event) => !hidden.has(uidOf(event)))
    .flatMap(instances)
    .flatMap(({ event, start, end }) => {
      const [from, to] = [momentOf(start), momentOf(end)];
      const isComing = from < windowEnd && (windowStart <= from || windowStart < to);
      const text = isComing && !isHidden(event) && textOf(event);
      return text ? [{ text, start, end, from }] : [];
    })
    .sort((a, b) => a.from - b.from || Number(isDay(b.start)) - Number(isDay(a.start)));
  return {
    events: coming
      .slice(0, MAX_EVENTS)
      .map(({ text, start, end }) => ({ ...text, ...spanOf(start, end, timeZone) })),
    hasMore: coming.length > MAX_EVENTS,
    brokenLines: [...brokenLines, ...zones.unknown.values().map((property) => property.toICALString())],
  };

  function newZones(file: TimeZones['file'] = new Map()): TimeZones {
    return { parish: timeZone, file, unknown: new Map() };
  }

  /** In milliseconds; that of a day is its first. */
  function momentOf(it: DateOrTime) {
    return isDay(it) ? startOf(timeZone, it.toPlainDateTime()) : it.epochMilliseconds;
  }

  function instances(event: ICAL.Component): Instance[] {
    checkTime?.();
    try {
      const isDeleted = (it: ICAL.Component) =>
        sequenceOf(it) > sequenceOf(event) && isExcluded(event, it, zones);
      if (isOverride(event) && series.get(uidOf(event))?.some(isDeleted)) return [];
      return instancesOf(event, overrides.get(uidOf(event)) ?? [], firstDay, dayAfterLast, zones);
    } catch {
      // Mostly a rule is invalid, or takes too long.
      const rule = event.getFirstProperty('rrule');
      brokenLines.push(String((rule ?? event.getFirstProperty('dtstart'))?.toICALString()));
      event.removeAllProperties('rrule');
      return rule ? instances(event) : [];
    }
  }
}

/**
 * Leaves out earlier versions of an event, or of a replaced instance. Of equal versions of an instance the last is kept; of equal
 * events all, since some programs give all their events one UID.
 */
function latestVersions(events: readonly ICAL.Component[], zones: TimeZones) {
  const bySequence = events.toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
  const latest = new Map(bySequence.map((event) => [versionKeyOf(event, zones), event]));
  return events.filter((event) => {
    const last = latest.get(versionKeyOf(event, zones)) ?? event;
    return isOverride(event) ? event === last : sequenceOf(event) === sequenceOf(last);
  });
}

function versionKeyOf(event: ICAL.Component, zones: TimeZones) {
  const [instance] = datesOf(event, 'recurrence-id', zones);
  return instance ? `${String(uidOf(event))} ${String(instance)}` : uidOf(event);
}

const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0);

/** An event without a UID is one of its own. */
const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue('uid') ?? event;

const isHidden = (event: ICAL.Component) =>
  /^cancelled$/i.test(String(event.getFirstPropertyValue('status'))) ||
  /^(private|confidential)$/i.test(String(event.getFirstPropertyValue('class')));
