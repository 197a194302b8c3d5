import { addDays } from '#dates.ts';
import { upcomingEvents } from '#parish/calendar-events/upcoming-events.ts';

/** Measures how long a calendar of 20,000 events takes to expand, half of them weekly for years, and its memory. */
export function measureCalendar(): void {
  const text = calendar(20_000);
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const { length } = upcomingEvents(text, '2026-12-06', 'America/New_York').events;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const megabytes = Math.round((process.memoryUsage().heapUsed - before) / 1e6);
  console.log(
    `20,000 events (${Math.round(text.length / 1e6)} MB): ${seconds} s, ${megabytes} MB, ${length} events shown`,
  );
}

function calendar(count: number): string {
  const events = Array.from({ length: count }, (_, index) => {
    const date = addDays('2020-01-01', index % 2600).replaceAll('-', '');
    const rule = index % 2 ? [] : ['RRULE:FREQ=WEEKLY;COUNT=20'];
    const times = [`DTSTART:${date}T180000Z`, `DTEND:${date}T190000Z`];
    return ['BEGIN:VEVENT', `UID:${index}`, `SUMMARY:Meeting ${index}`, ...times, ...rule, 'END:VEVENT'];
  });
  return ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}
