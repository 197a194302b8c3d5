import { decodeHTMLStrict } from 'entities';
import type ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '#calendar/calendar-event.ts';
import type { TimeOfDay } from '#time/time-of-day.ts';
import { dateOf, type DateOrTime, isDay } from './time-zones.ts';

export function textOf(event: ICAL.Component): Pick<CalendarEvent, 'title' | 'place'> | undefined {
  const title = htmlToText(event.getFirstPropertyValue('summary'));
  const place = htmlToText(event.getFirstPropertyValue('location'));
  // Calendars that hide the details of an event call it so.
  if (!title || /^busy$/i.test(title)) return undefined;
  return { title, ...(place && { place }) };
}

/** More is not searched: the patterns of `hideCalls` take long for long words. */
const MAX_SEARCHED = 2000;

/**
 * @param value the value of a property of an event
 * @returns its text on one line, without HTML entities, and without control characters, among them those that
 *   reverse the text that follows
 */
export function htmlToText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return decodeHTMLStrict(value.slice(0, MAX_SEARCHED))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

export function spanOf(start: DateOrTime, end: DateOrTime): Omit<CalendarEvent, 'title' | 'place'> {
  const firstDate = dateOf(start);
  // DTEND of an all-day event is the day after the last one.
  const endsBefore = isDay(end) || end.toPlainTime().equals('00:00');
  const endDate = dateOf(endsBefore ? end.subtract({ days: 1 }) : end);
  const lastDate = endDate < firstDate ? firstDate : endDate;
  if (isDay(start) || isDay(end) || lastsWholeDays(start, end)) {
    return { firstDate, lastDate, start: firstDate, end: lastDate };
  }
  const [from, to] = [formatIso(start), formatIso(end)];
  const hours = { startTime: timeOf(from), endTime: timeOf(to) };
  return { firstDate, lastDate, hours, start: from, end: to };
}

/** Some programs write whole days as times: from midnight to midnight, or to 23:59. */
const lastsWholeDays = (start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime) =>
  start.hour + start.minute === 0 &&
  (end.hour + end.minute === 0 || (end.hour === 23 && end.minute === 59)) &&
  start.epochMilliseconds < end.epochMilliseconds;

const formatIso = (time: Temporal.ZonedDateTime) =>
  time.toString({ timeZoneName: 'never', smallestUnit: 'second' });

const timeOf = (iso: string) => iso.slice(11, 16) as TimeOfDay;
