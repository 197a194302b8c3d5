import type { TZDate } from '@date-fns/tz';
import type ICAL from 'ical.js';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { dateOf, type DateOrTime } from './date-or-time.ts';
import { cut, plainText } from './plain-text.ts';
import { hasWebAddress } from './online-place.ts';

/** An event of the parish's calendar, in the parish's time zone. */
export interface CalendarEvent {
  title: string;
  /** Without passwords, but maybe with the address of a video call: see `withOnlinePlace`. */
  place?: string;
  isOnline?: true;
  firstDate: CalendarDate;
  /** Inclusive. */
  lastDate: CalendarDate;
  /** Left out for all-day events. */
  hours?: { startTime: string; endTime: string };
  /** As ISO 8601, with the offset to UTC: `2026-12-06T08:30:00-05:00`; for all-day events the first and the last date. */
  start: string;
  end: string;
}

/**
 * @returns the title and the place of a VEVENT in plain text, cut to 100 characters, but no address; nothing if it has no
 *   title
 */
export function textOf(event: ICAL.Component): Pick<CalendarEvent, 'title' | 'place'> | undefined {
  const title = cut(plainText(event.getFirstPropertyValue('summary')));
  const place = plainText(event.getFirstPropertyValue('location'));
  // Calendars that hide the details of an event call it so.
  if (!title || /^busy$/i.test(title)) return undefined;
  return { title, ...(place && { place: hasWebAddress(place) ? place : cut(place) }) };
}

/** @returns the days and hours from a start to an end, as the page shows them */
export function spanOf(start: DateOrTime, end: DateOrTime): Omit<CalendarEvent, 'title' | 'place'> {
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

const formatTime = (time: TZDate) =>
  `${time.getHours() % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')} ${time.getHours() < 12 ? 'AM' : 'PM'}`;

/** `2026-12-06T08:30:00-05:00` */
const formatIso = (time: TZDate) =>
  time
    .toISOString()
    .replace(/\.\d+/, '')
    .replace(/\+00:00$/, 'Z');

const maxDate = (a: CalendarDate, b: CalendarDate) => (a < b ? b : a);
