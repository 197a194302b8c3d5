import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { addDays, type CalendarDate } from '#content/schemas/fields/calendar-date.ts';
import { isTimeZone } from '#content/schemas/fields/time-zone.ts';

/** An event of the parish's calendar, in the parish's time zone. */
export interface CalendarEvent {
  title: string;
  place?: string;
  firstDate: CalendarDate;
  /** Inclusive. */
  lastDate: CalendarDate;
  /** Left out for all-day events. */
  hours?: { startTime: string; endTime: string };
  /** As ISO 8601, with the offset to UTC: `2026-12-06T08:30:00-05:00`; for all-day events the first and the last date. */
  start: string;
  end: string;
}

/** After this many days without a good reading, a copy is not shown any more. */
const MAX_AGE_DAYS = 14;
export const LOOK_AHEAD_DAYS = 90;
export const MAX_EVENTS = 60;

/**
 * The coming events of an iCalendar file. Recurring events are expanded. Events that are private, canceled, or have no
 * title are left out, and so is an event that cannot be read.
 *
 * @param today the date in the parish's time zone
 * @param timeZone the parish's time zone, in which times without a zone are meant
 * @returns in the order of time; events that last all day come first on a day
 * @throws {Error} when the text is not a calendar
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function upcomingEvents(text: string, today: CalendarDate, timeZone: string): CalendarEvent[] {
  if (!isCalendar(text)) throw new Error('The file is not an iCalendar file, or its end is missing.');
  const lastDay = addDays(today, LOOK_AHEAD_DAYS - 1);
  // Some programs leave out that a date has no time.
  const unfolded = text
    .replace(/\r?\n[ \t]/g, '')
    .replace(/^(DTSTART|DTEND):(?=\d{8}\r?$)/gm, '$1;VALUE=DATE:');
  const zones = readTimeZones(unfolded);
  // An event that cannot be parsed must not take the others with it, so each is parsed by itself.
  const components = blocksOf('VEVENT', unfolded).filter(hasValidDates).flatMap(parseComponent);
  const overrides = Map.groupBy(components.filter(isOverride), uidOf);
  const hidden = new Set(components.filter((it) => isHidden(it) && !isOverride(it)).map(uidOf));
  return components
    .filter((component) => !isHidden(component) && !hidden.has(uidOf(component)))
    .flatMap((component) => orNothing(() => eventsOf(component)))
    .filter(({ firstDate, lastDate }) => today <= lastDate && firstDate <= lastDay)
    .sort((a, b) => a.firstDate.localeCompare(b.firstDate) || sortKey(a).localeCompare(sortKey(b)))
    .slice(0, MAX_EVENTS);

  function eventsOf(component: ICAL.Component): CalendarEvent[] {
    const title = plainText(component.getFirstPropertyValue('summary'));
    const place = plainText(component.getFirstPropertyValue('location'));
    if (!title || /^busy$/i.test(title)) return [];
    const [start] = momentsOf(component, 'dtstart');
    if (start === undefined) return [];
    const duration = durationOf(component, start);
    return startsOf(component, start, duration).map((it) => ({
      title,
      ...(place && { place }),
      ...formatSpan(it, addDuration(it, duration)),
    }));
  }

  /** The starts of an event: one, or those of a recurring event up to the last day that is shown. */
  function startsOf(component: ICAL.Component, start: Moment, duration: Duration): Moment[] {
    if (isOverride(component)) return [start];
    // A day's margin for the zones. Most instances of an old series are over, and not worth a conversion.
    const earliest = addDays(today, -duration.days - Math.ceil(duration.milliseconds / MS_PER_DAY) - 2);
    const property = component.getFirstProperty('dtstart');
    const first = property?.getFirstValue();
    const recurring = component.getAllProperties('rrule').flatMap((it) => {
      const rule = it.getFirstValue();
      const canExpand = rule instanceof ICAL.Recur && first instanceof ICAL.Time;
      return canExpand ? expand(rule, first, zoneOf(property), earliest) : [];
    });
    const starts = [start, ...momentsOf(component, 'rdate'), ...recurring];
    const replaced = (overrides.get(uidOf(component)) ?? []).flatMap((it) => momentsOf(it, 'recurrence-id'));
    // Outlook names an instance of an all-day series by midnight.
    const keyOfInstance = typeof start === 'string' ? dateOf : keyOf;
    const excluded = new Set([...momentsOf(component, 'exdate'), ...replaced].map(keyOfInstance));
    const unique = new Map(starts.map((it) => [keyOf(it), it]));
    // An excluded day excludes its instance.
    return [...unique].flatMap(([key, it]) => (excluded.has(key) || excluded.has(dateOf(it)) ? [] : it));
  }

  function expand(rule: ICAL.Recur, first: ICAL.Time, zone: Zone, earliest: CalendarDate): Moment[] {
    // The iterator compares local times.
    if (rule.until && !rule.until.isDate) rule.until = toLocal(rule.until, zone, first);
    const days = monthDaysOf(rule, first);
    // The library searches forever for a day that a daily rule never reaches, so its days are selected here.
    const { freq, parts, interval, until } = rule;
    const isDaily = freq === 'DAILY';
    const everyDay = { freq, interval, ...(until && { until }) };
    const iterator = (isDaily ? new ICAL.Recur(everyDay) : rule).iterator(first);
    const found: Moment[] = [];
    let selected = 0;
    for (let count = 0; count < MAX_ITERATIONS; count++) {
      // The library's types leave out that there may be no next one.
      const next = iterator.next() as ICAL.Time | undefined;
      if (!next) break;
      if (isDaily && !isSelected(next, parts)) continue;
      if (isDaily && rule.count && ++selected > rule.count) break;
      if (formatIsoDate(next.year, next.month, next.day) < earliest) continue;
      const moment = toMoment(next, zone);
      if (dateOf(moment) > lastDay) break;
      if (!days || days.includes(next.day)) found.push(moment);
    }
    return found;
  }

  function durationOf(component: ICAL.Component, start: Moment): Duration {
    const [end] = momentsOf(component, 'dtend');
    const duration = component.getFirstPropertyValue('duration');
    if (typeof start === 'string' && typeof end === 'string') {
      return { days: (Date.parse(end) - Date.parse(start)) / MS_PER_DAY, milliseconds: 0 };
    }
    if (start instanceof TZDate && end instanceof TZDate) {
      return { days: 0, milliseconds: Math.max(0, end.getTime() - start.getTime()) };
    }
    if (!(duration instanceof ICAL.Duration)) return { days: 0, milliseconds: 0 };
    const { weeks, days, hours, minutes, seconds } = duration;
    return { days: 7 * weeks + days, milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
  }

  /** The values of a property, of which there may be several. */
  function momentsOf(component: ICAL.Component, name: string): Moment[] {
    return component.getAllProperties(name).flatMap((property) => {
      const times = (property.getValues() as unknown[]).map((it) =>
        it instanceof ICAL.Period ? it.start : it,
      );
      return times.filter((it) => it instanceof ICAL.Time).map((time) => toMoment(time, zoneOf(property)));
    });
  }

  function zoneOf(property: ICAL.Property | null): Zone {
    const name = property?.getFirstParameter('tzid') ?? '';
    // The rules of a VTIMEZONE may be incomplete.
    return isTimeZone(name) ? name : (zones.get(name) ?? timeZone);
  }

  /** A time in the parish's time zone, or a date for an event that lasts all day. */
  function toMoment(time: ICAL.Time, zone: Zone): Moment {
    const { year, month, day, hour, minute, second } = time;
    if (time.isDate) return formatIsoDate(year, month, day);
    const utc = Date.UTC(year, month - 1, day, hour, minute, second);
    if (time.zone === ICAL.Timezone.utcTimezone) return new TZDate(utc, timeZone);
    if (typeof zone === 'string') {
      const local = new TZDate(year, month - 1, day, hour, minute, second, zone);
      return new TZDate(local.getTime(), timeZone);
    }
    return new TZDate(
      new ICAL.Time({ year, month, day, hour, minute, second }, zone).toUnixTime() * 1000,
      timeZone,
    );
  }
}

/** @returns a UTC time as a time without a zone, as a clock in the zone shows it */
function toLocal(time: ICAL.Time, zone: Zone, like: ICAL.Time): ICAL.Time {
  if (time.zone !== ICAL.Timezone.utcTimezone || like.zone === ICAL.Timezone.utcTimezone) return time;
  if (typeof zone !== 'string') {
    const { year, month, day, hour, minute, second } = time.convertToZone(zone);
    return ICAL.Time.fromData({ year, month, day, hour, minute, second });
  }
  const local = new TZDate(time.toUnixTime() * 1000, zone);
  return ICAL.Time.fromData({
    year: local.getFullYear(),
    month: local.getMonth() + 1,
    day: local.getDate(),
    hour: local.getHours(),
    minute: local.getMinutes(),
    second: local.getSeconds(),
  });
}

/** Days are those of the calendar, which have 23 or 25 hours when the clocks change. */
function addDuration(start: Moment, { days, milliseconds }: Duration): Moment {
  if (typeof start === 'string') return addDays(start, days);
  const end = new TZDate(start.getTime(), start.timeZone);
  end.setDate(end.getDate() + days);
  return new TZDate(end.getTime() + milliseconds, start.timeZone);
}

/** Whether a day is one of those that a daily rule selects. */
function isSelected(day: ICAL.Time, { BYMONTH, BYMONTHDAY, BYDAY }: ICAL.Recur['parts']): boolean {
  const daysInMonth = ICAL.Time.daysInMonth(day.month, day.year);
  return (
    (!BYMONTH || BYMONTH.includes(day.month)) &&
    (!BYMONTHDAY || BYMONTHDAY.includes(day.day) || BYMONTHDAY.includes(day.day - daysInMonth - 1)) &&
    (!BYDAY || BYDAY.includes(ICAL.Recur.numericDayToIcalDay(day.dayOfWeek())))
  );
}

/** @returns the days of the month on which a rule recurs: the library goes to March 1 where a year has no February 29 */
function monthDaysOf({ freq, parts }: ICAL.Recur, first: ICAL.Time): number[] | undefined {
  const days = parts.BYMONTHDAY;
  if (days) return days.every((day) => day > 0) ? days : undefined;
  const isByDate =
    ['MONTHLY', 'YEARLY'].includes(freq) && !parts.BYDAY && !parts.BYYEARDAY && !parts.BYWEEKNO;
  return isByDate ? [first.day] : undefined;
}

/**
 * Whether a copy of the calendar is recent enough to be shown.
 *
 * @param readAt when it was read, as ISO 8601
 */
export function isRecent(readAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(readAt) <= MAX_AGE_DAYS * MS_PER_DAY;
}

/** Whether a text begins and ends as an iCalendar file does: what is cut off would be missing on the page. */
export const isCalendar = (text: string) => /^\uFEFF?\s*BEGIN:VCALENDAR\b[^]*END:VCALENDAR\s*$/.test(text);

/** A rule that yields seconds since 1970 must not stop the build. Daily events of 200 years stay below. */
const MAX_ITERATIONS = 100_000;

const MAX_TEXT_LENGTH = 100;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

const blocksOf = (name: string, text: string) =>
  text.match(new RegExp(String.raw`^BEGIN:${name}\r?\n[^]*?^END:${name}\b`, 'gm')) ?? [];

function readTimeZones(text: string): Map<string, ICAL.Timezone> {
  const components = blocksOf('VTIMEZONE', text).flatMap(parseComponent);
  return new Map(
    components.map((component) => [
      String(component.getFirstPropertyValue('tzid')),
      new ICAL.Timezone(component),
    ]),
  );
}

function parseComponent(block: string): ICAL.Component[] {
  return orNothing(() => [new ICAL.Component(ICAL.parse(block) as unknown[])]);
}

/** Whether all dates of an event can be read. The library makes something of every text. */
function hasValidDates(block: string): boolean {
  const lines = [...block.matchAll(/^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b.*$/gm)];
  const values = lines.flatMap(([line]) => line.replace(/^.*:/, '').trim().split(/[,/]/));
  return values.every((value) => dateOrTime.test(value));
}

const dateOrTime =
  /^(\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3])[0-5]\d[0-6]\dZ?)?|P[\dDHMSTW]+)$/;

function orNothing<Value>(read: () => Value[]): Value[] {
  try {
    return read();
  } catch {
    return [];
  }
}

const isOverride = (component: ICAL.Component) => component.hasProperty('recurrence-id');

const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid'));

const isHidden = (component: ICAL.Component) =>
  /^cancelled$/i.test(String(component.getFirstPropertyValue('status'))) ||
  /^(private|confidential)$/i.test(String(component.getFirstPropertyValue('class')));

function plainText(value: unknown): string {
  const characters = Array.from(typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');
  if (characters.length <= MAX_TEXT_LENGTH) return characters.join('');
  const cut = characters.slice(0, MAX_TEXT_LENGTH - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

function formatSpan(start: Moment, end: Moment) {
  const firstDate = dateOf(start);
  if (typeof start === 'string' || typeof end === 'string') {
    // DTEND is the day after the last one.
    const lastDate = maxDate(firstDate, addDays(dateOf(end), -1));
    return { firstDate, lastDate, start: firstDate, end: lastDate };
  }
  const endsAtMidnight = end.getHours() === 0 && end.getMinutes() === 0;
  const lastDate = maxDate(firstDate, endsAtMidnight ? addDays(dateOf(end), -1) : dateOf(end));
  const hours = { startTime: formatTime(start), endTime: formatTime(end) };
  return { firstDate, lastDate, hours, start: formatIso(start), end: formatIso(end) };
}

const dateOf = (moment: Moment): CalendarDate =>
  typeof moment === 'string'
    ? moment
    : formatIsoDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());

const formatIsoDate = (year: number, month: number, day: number): CalendarDate =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

const formatTime = (time: TZDate) =>
  `${time.getHours() % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')} ${time.getHours() < 12 ? 'AM' : 'PM'}`;

/** `2026-12-06T08:30:00-05:00` */
const formatIso = (time: TZDate) =>
  time
    .toISOString()
    .replace(/\.\d+/, '')
    .replace(/\+00:00$/, 'Z');

const keyOf = (moment: Moment) => (typeof moment === 'string' ? moment : String(moment.getTime()));

const sortKey = ({ hours, start }: CalendarEvent) => (hours ? start : '');

const maxDate = (a: CalendarDate, b: CalendarDate) => (a < b ? b : a);

/** A name that `Intl` knows, or the rules of a VTIMEZONE. */
type Zone = string | ICAL.Timezone;
type Moment = CalendarDate | TZDate;

interface Duration {
  days: number;
  milliseconds: number;
}
