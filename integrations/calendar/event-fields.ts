import type ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '#calendar/calendar-event.ts';
import type { TimeOfDay } from '#time/time-of-day.ts';
import { dateOf, type DateOrTime, isDay } from './time-zones.ts';
import { htmlToText } from './html-to-text.ts';

export function textOf(event: ICAL.Component): Pick<CalendarEvent, 'title' | 'place'> | undefined {
  const title = htmlToText(event.getFirstPropertyValue('summary'));
  const place = htmlToText(event.getFirstPropertyValue('location'));
  // Calendars that hide the details of an event call it so.
  if (!title || /^busy$/i.test(title)) return undefined;
  return { title, ...(place && { place }) };
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
  const hours = { startTime: formatTime(start), endTime: formatTime(end) };
  return { firstDate, lastDate, hours, start: formatIso(start), end: formatIso(end) };
}

/** Some programs write whole days as times: from midnight to midnight, or to 23:59. */
const lastsWholeDays = (start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime) =>
  start.hour + start.minute === 0 &&
  (end.hour + end.minute === 0 || (end.hour === 23 && end.minute === 59)) &&
  start.epochMilliseconds < end.epochMilliseconds;

const formatTime = ({ hour, minute }: Temporal.ZonedDateTime) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}` as TimeOfDay;

const formatIso = (time: Temporal.ZonedDateTime) =>
  time.toString({ timeZoneName: 'never', smallestUnit: 'second' });
