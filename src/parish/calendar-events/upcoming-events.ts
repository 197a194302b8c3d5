import type ICAL from 'ical.js';
import { addDays, type CalendarDate } from '#dates.ts';
import { type CalendarEvent, spanOf, textOf } from './calendar-event.ts';
import { instancesOf, isOverride } from './instances.ts';
import { orNothing, parseCalendar } from './parse-calendar.ts';

/** How many days of events are shown, today included. */
export const EVENT_DAYS = 90;
/** How many events are shown at most. */
export const MAX_EVENTS = 60;

/**
 * The coming events of an iCalendar file. Recurring events are expanded. Events that are private, canceled, or have no
 * title are left out, and so is an event that cannot be read.
 *
 * @param today the date in the parish's time zone
 * @param timeZone the parish's time zone, in which times without a zone are meant
 * @returns in the order of time; events that last all day come first on a day
 * @throws {Error} when the text is not a calendar
 */
export function upcomingEvents(text: string, today: CalendarDate, timeZone: string): CalendarEvent[] {
  const { events: versions, timeZones } = parseCalendar(text);
  const events = latestVersions(versions);
  const zones = { parish: timeZone, file: timeZones };
  const lastDay = addDays(today, EVENT_DAYS - 1);
  const overrides = Map.groupBy(events.filter(isOverride), uidOf);
  const hidden = new Set(events.filter((it) => isHidden(it) && !isOverride(it)).map(uidOf));
  return events
    .filter((event) => !isHidden(event) && !hidden.has(uidOf(event)))
    .flatMap((event) => orNothing(() => eventsOf(event)))
    .filter(({ firstDate, lastDate }) => today <= lastDate && firstDate <= lastDay)
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate) || sortKey(a) - sortKey(b))
    .slice(0, MAX_EVENTS);

  function eventsOf(event: ICAL.Component): CalendarEvent[] {
    const text = textOf(event);
    if (!text) return [];
    return instancesOf(event, overrides.get(uidOf(event)) ?? [], today, lastDay, zones).map(
      ({ start, end }) => ({ ...text, ...spanOf(start, end) }),
    );
  }
}

/** Leaves out an event, or a replaced instance, of which the file has a later version. */
function latestVersions(events: readonly ICAL.Component[]): ICAL.Component[] {
  const versionsByKey = Map.groupBy(events, versionKeyOf);
  return events.filter((event) => {
    const versions = versionsByKey.get(versionKeyOf(event)) ?? [];
    return sequenceOf(event) === Math.max(...versions.map(sequenceOf));
  });
}

const versionKeyOf = (event: ICAL.Component) =>
  isOverride(event)
    ? `${String(uidOf(event))} ${event.getFirstProperty('recurrence-id')?.toICALString()}`
    : uidOf(event);

const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0);

/** An event without a UID is one of its own. */
const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue('uid') ?? event;

const isHidden = (event: ICAL.Component) =>
  /^cancelled$/i.test(String(event.getFirstPropertyValue('status'))) ||
  /^(private|confidential)$/i.test(String(event.getFirstPropertyValue('class')));

const sortKey = ({ hours, start }: CalendarEvent) => (hours ? Date.parse(start) : 0);
