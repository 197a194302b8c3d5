import { TZDate } from '@date-fns/tz';
import ical, { ICalEventRepeatingFreq, ICalEventTransparency, ICalWeekday } from 'ical-generator';
import { tzlib_get_ical_block as vtimezoneOf } from 'timezones-ical-library';
import type { Church } from '#content/schemas/church.ts';
import { parseTime } from '#content/schemas/fields/time-of-day.ts';
import { weekdays, type Liturgies, type Weekday } from '#content/schemas/liturgies.ts';
import { formatAddress } from './contact.ts';
import { fileHref } from './routes.ts';

/** @returns the path of the calendar feed */
export const feedHref = (base?: string) => fileHref('liturgies.ics', base);

/** @returns the URL by which the calendar apps of Apple and Microsoft subscribe to a feed: `webcal://…` */
export const subscribeHref = (feedUrl: string) => feedUrl.replace(/^https?:/, 'webcal:');

/** @returns the URL by which Google Calendar subscribes to a feed; it needs no app, and so works in every browser */
export const googleCalendarHref = (feedUrl: string) =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribeHref(feedUrl))}`;

/**
 * The weekly liturgies as an iCalendar feed: one event per liturgy, repeated weekly in the parish's time zone, so that
 * its hour stays the same when daylight saving time begins or ends.
 *
 * @param urls the absolute URLs of the feed itself, and of the page with the same hours
 * @param revised when the content was last changed
 * @returns an iCalendar file, identical to the byte for the same revision on every machine
 * @throws {Error} when the time zone is unknown
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFeed(
  { liturgies, calendar: labels }: Liturgies,
  church: Pick<Church, 'name' | 'address' | 'timeZone'>,
  urls: { feed: string; page: string },
  revised: Date,
): string {
  const { timezone, rules } = vtimezone(church.timeZone);
  const calendar = ical({
    prodId: { company: 'smpk-website', product: 'Weekly liturgies', language: 'EN' },
    // The library does not escape it: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11
    name: escapeText(church.name),
    source: urls.feed,
    ttl: REFRESH_INTERVAL,
    // Each event has its own zone. A zone of the calendar would turn DTSTAMP into local time, which must be UTC.
    timezone: { name: null, generator: () => rules },
  });
  for (const { id, day, startTime, endTime } of liturgies) {
    calendar.createEvent({
      id: `${id}.${uidDomain}`,
      stamp: revised,
      sequence: sequenceNumber(revised),
      timezone,
      start: firstOccurrence(day, startTime, timezone),
      end: firstOccurrence(day, endTime, timezone),
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [byDay[day]] },
      summary: labels.eventName,
      location: { title: church.name, address: formatAddress(church.address) },
      url: urls.page,
      // The parish's hours in a visitor's calendar do not mean that the visitor is busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // The library writes the properties about refreshing after VTIMEZONE, where RFC 5545 allows components only.
  const file = calendar
    .toString()
    .replace(/(BEGIN:VTIMEZONE[^]*END:VTIMEZONE\r\n)([^]*?)(?=BEGIN:VEVENT)/, '$2$1');
  return `${file}\r\n`;
}

/** How often calendar apps should ask for the feed, in seconds: a change in the evening is known by the morning. */
const REFRESH_INTERVAL = 6 * 60 * 60;

/**
 * The Monday of the week in which every liturgy starts. It is fixed, because a feed that started today would differ
 * tomorrow, and in the past, so that no week is missing.
 */
const firstMonday = [2025, 0, 6] as const;

/**
 * Stable UID suffix: calendar apps identify an event by its UID. Another church that uses this code generates its own:
 * `node -p "crypto.randomUUID()"`.
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

/**
 * SEQUENCE has to increase with every revision. Which event a commit revised is not known, so all have the same number:
 * the minutes since {@link firstMonday}, which fit into 32 bits.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.4
 */
function sequenceNumber(revised: Date): number {
  return Math.floor((revised.getTime() - Date.UTC(...firstMonday)) / 60_000);
}

/** @returns the first occurrence of a weekday and time, in the week of {@link firstMonday} */
function firstOccurrence(day: Weekday, time: string, timeZone: string): TZDate {
  const [year, month, monday] = firstMonday;
  return new TZDate(year, month, monday + weekdays.indexOf(day), 0, parseTime(time).minutes, timeZone);
}

/** @returns the VTIMEZONE component of a time zone, and its TZID, which differs from `name` for an alias */
function vtimezone(name: string): { timezone: string; rules: string } {
  const [rules = ''] = vtimezoneOf(name);
  const timezone = /^TZID:(.+)\r$/m.exec(rules)?.[1];
  if (!timezone) throw new Error(`The calendar feed has no rules for the time zone '${name}'.`);
  return { timezone, rules };
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`);
