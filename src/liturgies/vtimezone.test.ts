import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { vtimezone } from './vtimezone.ts';

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;

// The clocks of the last ones change by the moon, or on a day that may be in either of two months.
it.each([
  'America/New_York',
  'America/Santiago',
  'Europe/London',
  'Europe/Paris',
  'Europe/Dublin',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Africa/Nairobi',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Cairo',
  'Asia/Gaza',
  'Africa/Casablanca',
])('VTIMEZONE of %s is right in five years, in each hour of the weeks in which clocks change', (name) => {
  const { timezone, timeZoneRules } = vtimezone(name);
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(timeZoneRules) as unknown[]));
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: name,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  });
  const clockAt = (time: number) => Date.parse(`${format.format(time).replace(', ', 'T')}Z`);
  const offsetAt = (time: number) => clockAt(time) - time;
  const wrong: string[] = [];
  for (let time = Date.UTC(2026, 0), step: number; time < Date.UTC(2031, 0); time += step) {
    step = offsetAt(time - WEEK) === offsetAt(time + WEEK) ? WEEK : HOUR;
    // Of an hour that clocks show twice, the first is meant.
    if (offsetAt(time - HOUR) > offsetAt(time) || offsetAt(time + HOUR) < offsetAt(time)) continue;
    const local = ICAL.Time.fromDateTimeString(new Date(clockAt(time)).toISOString().slice(0, 19));
    local.zone = zone;
    if (local.toUnixTime() * 1000 !== time) wrong.push(new Date(time).toISOString());
  }
  expect(wrong).toEqual([]);
  expect(timezone).toBe(name);
});

it('clocks that change on a weekday of a month have a rule for all years, others each change', () => {
  const linesOf = (name: string, line: string) =>
    vtimezone(name)
      .timeZoneRules.split('\r\n')
      .filter((it) => it.startsWith(line));
  expect(linesOf('America/New_York', 'RRULE')).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  ]);
  expect(linesOf('Europe/Paris', 'RRULE')[0]).toMatch(/BYMONTH=3;BYDAY=-1SU$/);
  expect(linesOf('Asia/Jerusalem', 'RRULE')[0]).toMatch(/BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29$/);
  expect(linesOf('Asia/Gaza', 'RRULE')).toEqual([]);
  expect(linesOf('Asia/Gaza', 'DTSTART').length).toBeGreaterThan(50);
  expect(linesOf('Africa/Nairobi', 'DTSTART')).toEqual(['DTSTART:19700101T000000']);
  expect(() => vtimezone('Mars/Olympus')).toThrow('Mars/Olympus');
});
