import { expect, it } from 'vitest';
import { calendarFileUrl } from './calendar-url.ts';

it.each([
  [
    { calendarId: 'abc@group.calendar.google.com' },
    'https://calendar.google.com/calendar/ical/abc%40group.calendar.google.com/public/basic.ics',
  ],
  [
    { calendarId: 'abc@group.calendar.google.com', calendarUrl: 'https://example.com/c.ics' },
    'https://example.com/c.ics',
  ],
  [{ calendarId: 'calendar@church.example' }, undefined],
])('the URL of the calendar %j is %s', (church, expected) => {
  expect(calendarFileUrl(church)).toBe(expected);
});
