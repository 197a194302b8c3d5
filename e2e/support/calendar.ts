import { addDays } from '#dates.ts';
import { today } from './liturgies.ts';

/**
 * An event of a calendar, for `calendarFile`.
 *
 * @param start days from today, with hours if it does not last all day: `3 T183000`
 * @param end the same; for events that last all day, the day after the last
 */
export const event = (start: string, end: string, summary: string, location = '') =>
  [
    'BEGIN:VEVENT',
    `UID:${summary}`,
    `DTSTART${dateOrTime(start)}`,
    `DTEND${dateOrTime(end)}`,
    `SUMMARY:${summary}`,
    `LOCATION:${location}`,
    'END:VEVENT',
  ].join('\r\n');

/** @returns an iCalendar file */
export const calendarFile = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');

function dateOrTime(text: string): string {
  const [days, time = ''] = text.split(' ');
  const date = addDays(today, Number(days)).replaceAll('-', '');
  return time ? `:${date}${time}` : `;VALUE=DATE:${date}`;
}
