import { Temporal } from 'temporal-polyfill';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { inZone, momentOf } from '#time/time-zones.ts';
import { currentWords } from '#language/current-language.ts';
import {
  formatDate,
  formatDay,
  formatLongDay,
  formatPartOfDay,
  formatThrough,
  joinDate,
  timeRange,
} from '#language/dates.ts';
import { fillTemplate } from '#language/templates.ts';
import { type Hours, MINUTES_PER_DAY, minutesOf, parseTime, type TimeOfDay } from '#time/time-of-day.ts';
import type { Season } from './liturgies.ts';
import type { Service } from './services.ts';

/** @returns when a service begins and ends: on the next day where the end is not later than the start */
export function timesOf({ date, hours }: Pick<Service, 'date' | 'hours'>, timeZone: string) {
  const lastDate = minutesOf(hours).end < MINUTES_PER_DAY ? date : addDays(date, 1);
  const start = zonedTime(date, hours.startTime, timeZone);
  const end = zonedTime(lastDate, hours.endTime, timeZone);
  // In the hour that clocks skip, the start moves behind it.
  return { start, end: Temporal.ZonedDateTime.compare(start, end) < 0 ? end : start };
}

/** @returns with the offset of the time zone at that time */
export const zonedTime = (date: CalendarDate, time: TimeOfDay, timeZone: string) =>
  inZone(timeZone, momentOf(timeZone, Temporal.PlainDateTime.from(`${date}T${parseTime(time).iso}`)));

/** @returns `5:00–7:00 AM`, `من 5:00 ص إلى 7:00 ص`; by another template `instead of 5:00–7:00 AM` */
export function formatTimeRange(liturgy: Hours, template = currentWords().hours) {
  const { startTime, endTime } = timeRange(liturgy);
  return fillTemplate(template, { start: startTime.text, end: endTime.text });
}

/** @returns `Sunday, November 29`; `Saturday night, May 1` for what ends after midnight; `Sunday, May 2, after midnight` */
export function formatServiceDay({ date, hours }: Pick<Service, 'date' | 'hours'>) {
  const { night, afterMidnight } = currentWords();
  const { start, end } = minutesOf(hours);
  if (end > MINUTES_PER_DAY) return formatPartOfDay(night, date);
  return start < 4 * 60 ? fillTemplate(afterMidnight, { day: formatLongDay(date) }) : formatLongDay(date);
}

/** @returns the dates of a season, with the year unless it is that of today: `from March 8 through April 3`, one day alone, or nothing */
export function formatSeason({ firstDate, lastDate }: Season, today: CalendarDate) {
  const words = currentWords();
  const format = (date: CalendarDate) =>
    (date.slice(0, 4) === today.slice(0, 4) ? formatDay : formatDate)(date);
  if (firstDate && firstDate === lastDate) return format(firstDate);
  const from = firstDate && joinDate(words.from, format(firstDate));
  const through = lastDate && formatThrough(format(lastDate));
  return [from, through].filter(Boolean).join(' ');
}
