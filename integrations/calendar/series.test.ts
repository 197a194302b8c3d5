import { expect, it } from 'vitest';
import { calendar, newYork, today, upcoming } from './fixtures/calendar.ts';
import { MAX_EVENTS, upcomingEvents } from './upcoming-events.ts';

it.each<[what: string, event: string, expected: string, timeZone?: string]>([
  ['a day that some months lack', 'DTSTART:20260131T193000 | RRULE:FREQ=MONTHLY;COUNT=8', '12-31 01-31'],
  ['UNTIL as a day', 'DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261208', '12-06 12-07 12-08'],
  [
    'UNTIL as midnight in UTC',
    'DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261208T000000Z',
    '12-06 12-07 12-08',
  ],
  [
    'UNTIL as midnight of a parish in the east',
    'DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261207T220000Z',
    '12-06 12-07 12-08',
    'Africa/Cairo',
  ],
  ['UNTIL at the start', 'DTSTART:20261206T083000 | RRULE:FREQ=DAILY;UNTIL=20261206T083000', '12-06'],
])('a series: %s', (_, event, expected, timeZone = newYork) => {
  const { events } = upcomingEvents(calendar(event), today, timeZone);
  expect(events.map(({ firstDate }) => firstDate.slice(5)).join(' ')).toBe(expected);
});

it.each([
  ['DTSTART:16010101T083000 | RRULE:FREQ=DAILY', MAX_EVENTS, '2026-12-06', '2027-02-03'],
  ['DTSTART:20200228T083000 | RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 0, undefined, undefined],
  ['DTSTART:20200115T083000 | RRULE:FREQ=SECONDLY', 0, undefined, undefined],
])('%s does not hang', (lines, count, first, last) => {
  const dates = upcoming(lines).map(({ firstDate }) => firstDate);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([count, first, last]);
});
