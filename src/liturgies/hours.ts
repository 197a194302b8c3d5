import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  type CalendarDate,
  type DateFormat,
  formatDate,
  formatDay,
  formatTime,
} from '#time/dates.ts';
import { type Locale, wordsIn } from '#language/locale.ts';
import { type Hours, parseTime, type TimeOfDay } from '#time/time-of-day.ts';
import type { Season } from './liturgies.ts';
import type { Service } from './services.ts';

/**
 * The start and end time of a liturgy, formatted for display. The start omits AM or PM where both ends share it.
 * @param dateFormat of another language, in which both ends are complete: `8:30 ص`
 * @returns `{ startTime: { text: '5:00', iso: '05:00' }, endTime: { text: '7:00 AM', iso: '07:00' } }`, in the
 *   parish's time zone
 * @throws {RangeError} when a time is malformed
 */
export function timeRange({ startTime, endTime }: Hours, dateFormat?: DateFormat) {
  const start = parseTime(startTime);
  const end = parseTime(endTime);
  const [startText, endText] = dateFormat
    ? [formatTime(start.minutes, dateFormat), formatTime(end.minutes, dateFormat)]
    : [start.meridiem === end.meridiem ? start.time : startTime, endTime];
  return { startTime: { text: startText, iso: start.iso }, endTime: { text: endText, iso: end.iso } };
}

/** @returns when a service begins and ends; the end is on the next day where it is not later than the start */
export function timesOf(
  { date, hours: { startTime, endTime } }: Pick<Service, 'date' | 'hours'>,
  timeZone: string,
): { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime } {
  const [start, end] = [zonedTime(date, startTime, timeZone), zonedTime(date, endTime, timeZone)];
  const isSameDay = Temporal.ZonedDateTime.compare(start, end) < 0;
  return { start, end: isSameDay ? end : zonedTime(addDays(date, 1), endTime, timeZone) };
}

export const zonedTime = (date: CalendarDate, time: TimeOfDay, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${date}T${parseTime(time).iso}`).toZonedDateTime(timeZone);

/** @returns a moment with its offset to UTC, for `<time>`: `2026-12-06T08:30-05:00` */
export const formatMoment = (time: Temporal.ZonedDateTime): string =>
  time.toString({ timeZoneName: 'never', smallestUnit: 'minute' });

export function formatTimeRange(liturgy: Hours): string {
  const { startTime, endTime } = timeRange(liturgy);
  return `${startTime.text}–${endTime.text}`;
}

/**
 * The first and last date of a liturgy: `until April 3`, `from March 8`, or the date alone where it is one day.
 * @param today the date in the parish's time zone; a date of another year has its year
 * @returns an empty text for a liturgy without a season
 */
export function formatSeason({ firstDate, lastDate }: Season, today: CalendarDate, locale?: Locale): string {
  const words = wordsIn(locale);
  const format = (date: CalendarDate) =>
    (date.slice(0, 4) === today.slice(0, 4) ? formatDay : formatDate)(date, locale);
  if (firstDate && firstDate === lastDate) return format(firstDate);
  const from = firstDate && `${words.from} ${format(firstDate)}`;
  const until = lastDate && `${words.until} ${format(lastDate)}`;
  return [from, until].filter(Boolean).join(' ');
}
