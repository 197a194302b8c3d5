import { expect, it } from 'vitest';
import { onEachMachine, upcoming } from './fixtures/calendar.ts';
import { MAX_EVENTS } from './upcoming-events.ts';

onEachMachine(() => {
  // prettier-ignore
  it.each([
    ['UNTIL as a day', 'DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261208', '12-06 12-07 12-08'], ['COUNT from the first', 'DTSTART:20261201T083000 | RRULE:FREQ=DAILY;COUNT=7', '12-06 12-07'],
    ['the last Friday', 'DTSTART:20260130T193000 | RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270131T000000Z', '12-25 01-29'],
    ['a day that some months lack', 'DTSTART:20260131T193000 | RRULE:FREQ=MONTHLY;COUNT=8', '12-31 01-31'], ['a day that some years lack', 'DTSTART;VALUE=DATE:20240229 | RRULE:FREQ=YEARLY', ''],
    ['every year', 'DTSTART;VALUE=DATE:20000107 | RRULE:FREQ=YEARLY', '01-07'],
  ])('a series: %s', (_, event, expected) => {
    expect(upcoming(event).map(({ firstDate }) => firstDate.slice(5)).join(' ')).toBe(expected);
  });

  // prettier-ignore
  it.each([
    ['DTSTART:19000107T083000 | RRULE:FREQ=WEEKLY', 13, '2026-12-06', '2027-02-28'],
    ['DTSTART;TZID=America/New_York:19000114T083000 | RRULE:FREQ=WEEKLY;INTERVAL=2', 6, '2026-12-13', '2027-02-21'],
    ['DTSTART;VALUE=DATE:19000107 | RRULE:FREQ=DAILY;INTERVAL=10', 9, '2026-12-12', '2027-03-02'],
    ['DTSTART:19000101T083000Z | RRULE:FREQ=DAILY;COUNT=1000000000', MAX_EVENTS, '2026-12-06', '2027-02-03'],
    ['DTSTART;VALUE=DATE:20000101 | RRULE:FREQ=DAILY;COUNT=9839', 3, '2026-12-06', '2026-12-08'],
    ['DTSTART:20000101T083000 | RRULE:FREQ=DAILY;UNTIL=22000101T000000Z', MAX_EVENTS, '2026-12-06', '2027-02-03'],
    ['DTSTART:20200228T083000 | RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 0, undefined, undefined],
    ['DTSTART:20200228T083000 | RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 0, undefined, undefined],
    ['DTSTART:20200228T083000 | RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU', 0, undefined, undefined],
    ['DTSTART:20261201T083000 | RRULE:FREQ=DAILY;BYDAY=MO,TU;COUNT=4', 3, '2026-12-07', '2026-12-14'],
  ])('%s does not hang', (lines, count, first, last) => {
    const dates = upcoming(lines).map(({ firstDate }) => firstDate);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([count, first, last]);
  });
});
