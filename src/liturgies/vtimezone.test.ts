import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { vtimezone } from './vtimezone.ts';

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;

// By the first rule of each, if it has one. The clocks of the last ones change by the moon, or in either of two months.
it.each<[name: string, rule?: string]>([
  ['America/New_York', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
  ['America/Santiago', 'FREQ=YEARLY;BYMONTH=4;BYDAY=SU;BYMONTHDAY=2,3,4,5,6,7,8'],
  ['Europe/London', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ['Asia/Jerusalem', 'FREQ=YEARLY;BYMONTH=3;BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29'],
  ['Africa/Nairobi'],
  ['Australia/Lord_Howe', 'FREQ=YEARLY;BYMONTH=4;BYDAY=1SU'],
  ['Africa/Cairo', 'FREQ=YEARLY;BYMONTH=4;BYDAY=-1FR'],
  ['Asia/Gaza'],
  ['Africa/Casablanca'],
])(
  'VTIMEZONE of %s is right in each hour of the weeks of five years in which clocks change',
  (name, rule) => {
    const { timezone, timeZoneRules } = vtimezone(name);
    expect([timezone, /RRULE:(.*)\r/.exec(timeZoneRules)?.[1]]).toEqual([name, rule]);
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(timeZoneRules) as unknown[]));
    const format = new Intl.DateTimeFormat('sv', { timeZone: name, dateStyle: 'short', timeStyle: 'short' });
    const clockAt = (time: number) => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
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
  },
);

// By rules that are newer than those of Node, and before the years that most feeds describe.
it.each<[name: string, firstDate: CalendarDate, time: string, moment: string]>([
  ['America/Winnipeg', '2025-01-06', '2026-12-06T08:30:00', '2026-12-06T13:30:00Z'],
  ['America/Winnipeg', '2025-01-06', '2025-12-07T08:30:00', '2025-12-07T14:30:00Z'],
  ['America/Winnipeg', '2025-01-06', '2030-01-06T08:30:00', '2030-01-06T13:30:00Z'],
  ['America/New_York', '2019-09-01', '2019-09-01T08:30:00', '2019-09-01T12:30:00Z'],
  ['America/New_York', '2019-09-01', '2019-12-01T08:30:00', '2019-12-01T13:30:00Z'],
  ['America/New_York', '2019-09-01', '2050-12-04T08:30:00', '2050-12-04T13:30:00Z'],
  ['Africa/Cairo', '2019-09-01', '2019-09-06T08:30:00', '2019-09-06T06:30:00Z'],
  ['Africa/Cairo', '2019-09-01', '2023-06-02T08:30:00', '2023-06-02T05:30:00Z'],
  ['Africa/Cairo', '2019-09-01', '2027-06-04T08:30:00', '2027-06-04T05:30:00Z'],
  ['Africa/Casablanca', '2019-09-01', '2019-09-01T08:30:00', '2019-09-01T07:30:00Z'],
  ['Africa/Casablanca', '2019-09-01', '2027-09-05T08:30:00', '2027-09-05T08:30:00Z'],
])('VTIMEZONE of %s from %s has %s at %s', (name, firstDate, time, moment) => {
  const { timeZoneRules } = vtimezone(name, firstDate);
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(timeZoneRules) as unknown[]));
  const local = ICAL.Time.fromDateTimeString(time);
  local.zone = zone;
  expect(new Date(local.toUnixTime() * 1000)).toEqual(new Date(moment));
});

it('a zone without changes has one start; an unknown one is an error', () => {
  expect(vtimezone('Africa/Nairobi').timeZoneRules.match(/DTSTART.*/g)).toEqual(['DTSTART:19700101T000000']);
  expect(() => vtimezone('Mars/Olympus')).toThrow('Mars/Olympus');
});
