import { addDays, type CalendarDate, MS_PER_DAY, weekdayOf } from '#time/dates.ts';
import { minutesOf } from '#time/time-of-day.ts';
import { currentWords } from '#language/current-language.ts';
import { languageCodes, languageOf } from '#language/languages.ts';
import {
  formatDateRange,
  formatDateTimeRange,
  formatDayOfWeek,
  formatLongDate,
  formatTime,
} from '#language/dates.ts';
import { capitalize } from '#language/templates.ts';
import type { Church } from '#church/schema.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { formatTimeRange } from '#liturgies/hours.ts';
import { servicesOn } from '#liturgies/services.ts';
import { isSpecial } from '#liturgies/status.ts';
import type { LiturgiesFile } from '#liturgies/schema.ts';

export function placeOf(
  { place }: Pick<CalendarEvent, 'place'>,
  { name, address }: Pick<Church, 'name' | 'address'>,
) {
  // Calendars abbreviate what follows the first two words: '9 Main Street' is '9 Main St'.
  const street = address.street.split(' ').slice(0, 2).join(' ');
  return [name, street].some((text) => wordsOf(place ?? '').includes(wordsOf(text))) ? undefined : place;
}

/** `Parish Hall, Online`; nothing for the church alone. */
export const formatPlace = (event: CalendarEvent, church: Pick<Church, 'name' | 'address'>) =>
  event.online
    ? [event.place, event.online].filter(Boolean).join(currentWords().separator)
    : placeOf(event, church);

/** Each between two spaces: ` 9 main street `. */
const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

/** `Saturday, December 5, 2026, 6:00–8:00 PM: Picnic`; one of several days has no hours. */
export function formatEvent(event: CalendarEvent) {
  const { title, firstDate, lastDate } = event;
  const dates = isBrief(event) ? formatLongDate(firstDate) : formatDateRange(firstDate, lastDate);
  const times = isBrief(event) && formatTimes(event);
  const { separator, colon } = currentWords();
  return capitalize([dates, times].filter(Boolean).join(separator)) + colon + title;
}

/**
 * @param date below which the event is shown, by default that on which it starts
 * @returns `6:00–8:00 PM`; the dates too, if the event is longer or started before; `undefined` for one day without hours
 */
export function formatTimes(event: CalendarEvent, date = event.firstDate) {
  const { firstDate, lastDate, hours, start, end } = event;
  if (isBrief(event) && firstDate === date) {
    return hours && (start === end ? formatTime(hours.startTime) : formatTimeRange(hours));
  }
  return hours ? formatDateTimeRange(start, end) : formatDateRange(firstDate, lastDate);
}

/** Whether an event ends on the day on which it starts, or in the following night. */
export const isBrief = ({ firstDate, lastDate, hours, start, end }: CalendarEvent) =>
  firstDate === lastDate || (hours !== undefined && Date.parse(end) - Date.parse(start) < MS_PER_DAY / 2);

/** @returns two events that are no weekly liturgies, first those at their hours in the next week: they may say that one is not held */
export function nextEvents(events: readonly CalendarEvent[], services: LiturgiesFile, today: CalendarDate) {
  const week = addDays(today, 7);
  const isFirst = (event: CalendarEvent) => event.firstDate < week && liturgiesAt(event, services).length > 0;
  return events
    .filter((event) => !isWeeklyLiturgy(event, services))
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .slice(0, 2);
}

/** Those that start when an event does. */
const liturgiesAt = ({ firstDate, hours }: CalendarEvent, services: LiturgiesFile) =>
  servicesOn(services, firstDate).filter(
    (service) => !isSpecial(service) && hours && minutesOf(service.hours).start === minutesOf(hours).start,
  );

/** Calendars may call a liturgy otherwise than the site, and in another language. */
const liturgyTitles = languageCodes.map((code) => languageOf(code).words.liturgyTitles).join(' ');

/** Whether an event starts when a weekly liturgy does, and all words of its title are of that liturgy's name, or call any liturgy. */
const isWeeklyLiturgy = (event: CalendarEvent, services: LiturgiesFile) =>
  liturgiesAt(event, services).some(({ name, language, week }) => {
    const day = weekdayOf(event.firstDate);
    const words = wordsOf([name, language, day, week && formatDayOfWeek(day, week), liturgyTitles].join(' '));
    return wordsOf(event.title)
      .trim()
      .split(' ')
      .every((word) => words.includes(` ${word} `));
  });
