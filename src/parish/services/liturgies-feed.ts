import { createHash } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { tzlib_get_ical_block as vtimezoneOf } from 'timezones-ical-library';
import { addDays, type CalendarDate, nextWeekday, type Weekday } from '#dates.ts';
import type { Church } from '#schemas/church.ts';
import { parseTime } from '#schemas/fields/date-time.ts';
import type { Liturgy } from '#schemas/services.ts';
import { createFeed, type FeedOptions } from '#parish/calendar-feed.ts';
import { formatAddress } from '#parish/contact.ts';
import { isOn, movedHours, type Services } from './services.ts';

/**
 * The services as a calendar feed. A weekly liturgy is one event, repeated in the parish's time zone, so that its hour
 * stays the same when daylight saving time begins or ends. A canceled day is an exception of it, a moved one an event
 * with the same UID and a RECURRENCE-ID. A special service is an event of its own.
 *
 * @returns an iCalendar file
 * @throws {Error} when the time zone is unknown
 */
export function liturgiesFeed(
  services: Services,
  church: Pick<Church, 'name' | 'address' | 'timeZone' | 'eventIdSuffix'>,
  options: Pick<FeedOptions, 'urls' | 'revised'>,
): string {
  const { timezone, timeZoneRules } = vtimezone(church.timeZone);
  const feed = createFeed({ ...options, church, product: 'Weekly liturgies', timeZoneRules });
  const createEvent = (id: string, name: string | undefined, date: CalendarDate, hours: Hours, more = {}) =>
    feed.addEvent(id, {
      timezone,
      ...timesOf(date, hours, timezone),
      summary: name ?? services.calendar.eventName,
      location: { title: church.name, address: formatAddress(church.address) },
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
  return feed.toString();
}

/**
 * The Monday of the week in which every liturgy without a season starts. It is fixed, because a feed that started today would differ
 * tomorrow, and in the past, so that no week is missing.
 */
const firstMonday = '2025-01-06';

const byDay: Readonly<Record<Weekday, ICalWeekday>> = {
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
};

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
function vtimezone(name: string): { timezone: string; timeZoneRules: string } {
  const [timeZoneRules = ''] = vtimezoneOf(name);
  const timezone = /^TZID:(.+)\r$/m.exec(timeZoneRules)?.[1];
  if (!timezone) throw new Error(`The calendar feed has no rules for the time zone '${name}'.`);
  return { timezone, timeZoneRules };
}

type Hours = Pick<Liturgy, 'startTime' | 'endTime'>;
