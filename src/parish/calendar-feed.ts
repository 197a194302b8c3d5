import { createHash } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import ical, { ICalEventRepeatingFreq, ICalEventTransparency, ICalWeekday } from 'ical-generator';
import { tzlib_get_ical_block as vtimezoneOf } from 'timezones-ical-library';
import type { Church } from '#content/schemas/church.ts';
import { addDays, type CalendarDate } from '#content/schemas/fields/calendar-date.ts';
import { parseTime } from '#content/schemas/fields/time-of-day.ts';
import { type Weekday } from '#content/schemas/fields/weekday.ts';
import type { Liturgy } from '#content/schemas/liturgies.ts';
import { nextWeekday } from '#content/schemas/liturgy-rules.ts';
import { formatAddress } from './contact.ts';
import { fileHref } from './routes.ts';
import { isOn, movedHours, type Services } from './services.ts';

/** @returns the path of the calendar feed */
export const feedHref = (base?: string) => fileHref('liturgies.ics', base);

/** @returns the URL by which the calendar apps of Apple and Microsoft subscribe to a feed: `webcal://…` */
export const subscribeHref = (feedUrl: string) => feedUrl.replace(/^https?:/, 'webcal:');

/** @returns the URL by which Google Calendar subscribes to a feed; it needs no app, and so works in every browser */
export const googleCalendarHref = (feedUrl: string) =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribeHref(feedUrl))}`;

/**
 * The services as an iCalendar feed. A weekly liturgy is one event, repeated in the parish's time zone, so that its hour
 * stays the same when daylight saving time begins or ends. A canceled day is an exception of it, a moved one an event
 * with the same UID and a RECURRENCE-ID. A special service is an event of its own.
 *
 * @param urls the absolute URLs of the feed itself, and of the page with the same hours
 * @param revised when the content was last changed
 * @returns an iCalendar file, identical to the byte for the same revision on every machine
 * @throws {Error} when the time zone is unknown
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFeed(
  services: Services,
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
  const createEvent = (uid: string, name: string | undefined, date: CalendarDate, hours: Hours, more = {}) =>
    calendar.createEvent({
      id: `${uid}.${uidDomain}`,
      stamp: revised,
      sequence: sequenceNumber(revised),
      timezone,
      ...timesOf(date, hours, timezone),
      summary: name ?? services.calendar.eventName,
      location: { title: church.name, address: formatAddress(church.address) },
      url: urls.page,
      // The parish's hours in a visitor's calendar do not mean that the visitor is busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...more,
    });

  for (const liturgy of services.liturgies) {
    const { id, name, day, startTime, lastDate } = liturgy;
    const first = nextWeekday(liturgy.firstDate ?? firstMonday, day);
    if (lastDate && lastDate < first) continue;
    const at = (date: CalendarDate) => toZonedDate(date, startTime, timezone);
    const changes = services.changes.filter(
      (it) => it.liturgy === id && it.date >= first && isOn(liturgy, it.date),
    );
    const canceled = changes.filter((it) => it.canceled).map(({ date }) => at(date));
    createEvent(id, name, first, liturgy, {
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: [byDay[day]],
        ...(lastDate && { until: at(nextWeekday(addDays(lastDate, -6), day)) }),
        ...(canceled.length > 0 && { exclude: canceled }),
      },
    });
    for (const change of changes.filter((it) => !it.canceled)) {
      const { date, reason } = change;
      const exception = { recurrenceId: at(date), ...(reason && { description: reason }) };
      createEvent(id, name, date, movedHours(liturgy, change), exception);
    }
  }
  for (const { name, date, ...hours } of services.specialServices) {
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
    createEvent(`${date}-${hash}`, name, date, hours);
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
 * The Monday of the week in which every liturgy without a season starts. It is fixed, because a feed that started today would differ
 * tomorrow, and in the past, so that no week is missing.
 */
const firstMonday = '2025-01-06';

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
  return Math.floor((revised.getTime() - Date.parse(firstMonday)) / 60_000);
}

/** @returns start and end of a service; it ends after midnight when its end is earlier than its start */
function timesOf(date: CalendarDate, { startTime, endTime }: Hours, timeZone: string) {
  const start = toZonedDate(date, startTime, timeZone);
  const end = toZonedDate(date, endTime, timeZone);
  return { start, end: start < end ? end : toZonedDate(addDays(date, 1), endTime, timeZone) };
}

function toZonedDate(date: CalendarDate, time: string, timeZone: string): TZDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, 0, parseTime(time).minutes, timeZone);
}

/** @returns the VTIMEZONE component of a time zone, and its TZID, which differs from `name` for an alias */
function vtimezone(name: string): { timezone: string; rules: string } {
  const [rules = ''] = vtimezoneOf(name);
  const timezone = /^TZID:(.+)\r$/m.exec(rules)?.[1];
  if (!timezone) throw new Error(`The calendar feed has no rules for the time zone '${name}'.`);
  return { timezone, rules };
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`);

type Hours = Pick<Liturgy, 'startTime' | 'endTime'>;
