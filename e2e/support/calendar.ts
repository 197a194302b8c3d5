import { addDays } from '#time/dates.ts';

/**
 * Makes an iCalendar file.
 *
 * @param today the days of the events are counted from it: `3`, or with hours `3 T183000`. The end of an event that lasts
 *   all day is the day after its last
 */
export function calendarFile(today: string, events: CalendarEvent[]): string {
  const dateOrTime = (text: string) => {
    const [days, time = ''] = text.split(' ');
    const day = addDays(today, Number(days)).replaceAll('-', '');
    return time ? `:${day}${time}` : `;VALUE=DATE:${day}`;
  };
  const lines = events.flatMap(([start, end, summary, location = '']) => [
    'BEGIN:VEVENT',
    `UID:${summary}`,
    `DTSTART${dateOrTime(start)}`,
    `DTEND${dateOrTime(end)}`,
    `SUMMARY:${summary}`,
    `LOCATION:${location}`,
    'END:VEVENT',
  ]);
  const header = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN'];
  return [...header, ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

type CalendarEvent = readonly [start: string, end: string, summary: string, location?: string];
