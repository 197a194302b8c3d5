import { TZDate } from '@date-fns/tz';
import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { tzlib_get_ical_block as vtimezoneOf } from 'timezones-ical-library';
import type { Church } from '#content/schemas/church.ts';
import { weekdays, type Liturgies, type Weekday } from '#content/schemas/liturgies.ts';
import { formatAddress } from './contact.ts';
import { parseTime } from './liturgies.ts';
import { fileHref } from './routes.ts';

/** @returns where the calendar is served */
export const feedHref = (base?: string) => fileHref('liturgies.ics', base);

/** @returns the address by which a calendar program follows it */
export const subscribeHref = (feed: string) => feed.replace(/^https?:/, 'webcal:');

/**
 * The weekly liturgies as a calendar that other calendars follow: one event a liturgy, repeated every week in the
 * parish's time zone, so that its hour stays the same when clocks change.
 *
 * @param feed where the calendar itself is served, and the page that shows the same hours
 * @returns an iCalendar file, the same to the byte for the same content
 * @throws {Error} when two liturgies share an id, or the time zone is unknown
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFeed(
  { liturgies, calendar: words }: Liturgies,
  church: FeedChurch,
  feed: FeedPlaces,
): string {
  const { name, address } = church;
  const { timeZone, rules } = vtimezone(church.timeZone);
  const calendar = ical({
    prodId: { company: 'smpk-website', product: 'Weekly liturgies', language: 'EN' },
    // The library writes it as it is: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11
    name: escapeText(name),
    source: feed.source,
    // The zone is each event's own. As the calendar's it would turn DTSTAMP into local time, which must be UTC.
    timezone: { name: null, generator: () => rules },
  });
  for (const { id, day, startTime, endTime } of unique(liturgies)) {
    calendar.createEvent({
      id: `${id}.${uidDomain}`,
      stamp: new Date(Date.UTC(...firstMonday)),
      start: firstOccurrence(day, startTime, timeZone),
      end: firstOccurrence(day, endTime, timeZone),
      timezone: timeZone,
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [byDay[day]] },
      summary: words.eventName,
      location: { title: name, address: formatAddress(address) },
      url: feed.page,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * The week with which every liturgy begins: a fixed one, since a feed that began today would be another one tomorrow;
 * in the past, so that no week is missing; and a Monday, from which the days of the week are counted.
 */
const firstMonday = [2025, 0, 6] as const;

/**
 * Sets the events of this site apart from all others in the world, whatever its host, its name or its hours; calendars
 * know an event again by it. A church that takes this site over draws its own: `node -p "crypto.randomUUID()"`.
 */
const uidDomain = '0b7a4c1e-6d52-4f83-9a3e-2f1c8e5d7b60';

const byDay: Readonly<Record<Weekday, ICalWeekday>> = {
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
};

/** @returns when a time of day comes for the first time on that day of the week, in that zone */
function firstOccurrence(day: Weekday, time: string, timeZone: string): TZDate {
  const [year, month, monday] = firstMonday;
  const [hours = 0, minutes = 0] = parseTime(time).iso.split(':').map(Number);
  return new TZDate(year, month, monday + weekdays.indexOf(day), hours, minutes, timeZone);
}

/** @returns when clocks change in a time zone, and the name under which the file knows it (an alias has another) */
function vtimezone(name: string): { timeZone: string; rules: string } {
  const [rules = ''] = vtimezoneOf(name);
  const timeZone = /^TZID:(.+)\r$/m.exec(rules)?.[1];
  if (!timeZone)
    throw new Error(`The calendar cannot be made: no rules are known for the time zone '${name}'.`);
  return { timeZone, rules };
}

/** A calendar that gets two events of one name keeps only one of them. */
function unique<Entry extends { id: string }>(entries: readonly Entry[]): readonly Entry[] {
  const repeated = entries.find(({ id }, index) => entries.findIndex((other) => other.id === id) !== index);
  if (repeated) throw new Error(`The calendar cannot be made: two liturgies have the id '${repeated.id}'.`);
  return entries;
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`);

type FeedChurch = Pick<Church, 'name' | 'address' | 'timeZone'>;

interface FeedPlaces {
  /** The address under which the calendar is served, with its host. */
  source: string;
  /** The address of the page with the same hours. */
  page: string;
}
