import { expect, it } from 'vitest';
import { calendarFileUrl } from './calendar-url.ts';

it.each([
  [{ calendarId: 'a@b.org' }, 'https://calendar.google.com/calendar/ical/a%40b.org/public/basic.ics'],
  [{ calendarId: 'a@b.org', calendarUrl: 'https://b.org/c.ics' }, 'https://b.org/c.ics'],
  [{ calendarId: 'calendar@church.example' }, undefined],
])('the URL of the calendar %j is %s', (church, expected) => {
  expect(calendarFileUrl(church)).toBe(expected);
});
