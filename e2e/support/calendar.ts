import { addDays } from '#dates.ts';

/**
 * Makes events of a calendar, for `calendarFile`: `start` and `end` are days after the given date, with hours if an event
 * does not last all day: `3 T183000`. The end of events that last all day is the day after the last.
 */
export const eventsAfter = (date: string) => {
  const dateOrTime = (text: string) => {
    const [days, time = ''] = text.split(' ');
    const day = addDays(date, Number(days)).replaceAll('-', '');
    return time ? `:${day}${time}` : `;VALUE=DATE:${day}`;
  };
  return (start: string, end: string, summary: string, location = '') =>
    [
      'BEGIN:VEVENT',
      `UID:${summary}`,
      `DTSTART${dateOrTime(start)}`,
      `DTEND${dateOrTime(end)}`,
      `SUMMARY:${summary}`,
      `LOCATION:${location}`,
      'END:VEVENT',
    ].join('\r\n');
};

/** @returns an iCalendar file */
export const calendarFile = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
