import type ICAL from 'ical.js';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { type CalendarEvent, spanOf, textOf } from './calendar-event.ts';
import { instancesOf, isOverride } from './instances.ts';
import { parseCalendar } from './parse-calendar.ts';

/** How many days of events are shown, today included. */
export const EVENT_DAYS = 90;
/** How many events are shown at most. */
export const MAX_EVENTS = 60;

/**
 * The coming events of an iCalendar file. Recurring events are expanded. Events that are private, canceled, or have no
 * title are left out.
 *
 * @param today the date in the parish's time zone
 * @param timeZone the parish's time zone, in which times without a zone are meant
 * @returns the events in the order of time, those that last all day first on a day, and a line of each event in the file
 *   that could not be read in full
 * @throws {Error} when the text is not a calendar
 */
export function upcomingEvents(
  text: string,
  today: CalendarDate,
  timeZone: string,
): { events: CalendarEvent[]; brokenLines: string[] } {
  const { events: versions, timeZones, brokenLines } = parseCalendar(text);
  const events = latestVersions(versions);
  const zones = { parish: timeZone, file: timeZones };
  const lastDay = addDays(today, EVENT_DAYS - 1);
  const overrides = Map.groupBy(events.filter(isOverride), uidOf);
  const hidden = new Set(events.filter((it) => isHidden(it) && !isOverride(it)).map(uidOf));
  const coming = events
    .filter((event) => !isHidden(event) && !hidden.has(uidOf(event)))
    .flatMap(eventsOf)
    .filter(({ firstDate, lastDate }) => today <= lastDate && firstDate <= lastDay)
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate) || sortKey(a) - sortKey(b))
    .slice(0, MAX_EVENTS);
  return { events: coming, brokenLines };

  function eventsOf(event: ICAL.Component): CalendarEvent[] {
    const text = textOf(event);
    if (!text) return [];
    return instances(event).map(({ start, end }) => ({ ...text, ...spanOf(start, end) }));
  }

  function instances(event: ICAL.Component): ReturnType<typeof instancesOf> {
    try {
      return instancesOf(event, overrides.get(uidOf(event)) ?? [], today, lastDay, zones);
    } catch {
      // It is mostly a rule that is invalid or takes too long.
      const rule = event.getFirstProperty('rrule');
      brokenLines.push(String((rule ?? event.getFirstProperty('dtstart'))?.toICALString()));
      event.removeAllProperties('rrule');
      return rule ? instances(event) : [];
    }
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
