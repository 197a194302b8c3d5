import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import {
  calendar,
  newYork,
  rowsOf,
  show,
  stamp,
  today,
  upcoming,
  vtimezone,
  wall,
} from './fixtures/calendar.ts';
import { upcomingEvents } from './upcoming-events.ts';

describe.each([
  ['2026-03-08', '2026-03-01', '-05:00', '-04:00', '09:30'],
  ['2026-11-01', '2026-10-25', '-04:00', '-05:00', '07:30'],
] as const)('on %s, when the clocks change,', (day, weekBefore, before, after, shifted) => {
  it.each<[string, (iso: string) => string, string[], boolean?]>([
    ['UTC', (iso) => `:${stamp(iso)}Z`, [], true],
    ['an IANA name', (iso) => `;TZID=America/New_York:${wall(iso)}`, []],
    ['an IANA name of another zone', (iso) => `;TZID=America/Los_Angeles:${wall(iso, -3)}`, []],
    [
      'a Windows name',
      (iso) => `;TZID=Eastern Standard Time:${wall(iso)}`,
      [vtimezone('Eastern Standard Time')],
    ],
    [
      'a name of its own',
      (iso) => `;TZID=Customized Time Zone:${stamp(iso, 5.5)}`,
      [vtimezone('Customized Time Zone', '+0530', '+0530')],
      true,
    ],
    ['no zone', (iso) => `:${wall(iso)}`, []],
    ['an unknown name', (iso) => `;TZID=Parish Time:${wall(iso)}`, []],
  ])('times in %s come out right', (_, time, zones, sameInstant = false) => {
    const start = `${day}T00:30:00${before}`;
    const end = `${day}T20:30:00${after}`;
    const times = (from: CalendarDate, ...events: string[]) =>
      upcomingEvents(calendar(...zones, ...events), from, newYork).events.map((event) => [
        event.start,
        event.end,
        event.hours,
      ]);
    const hourLater = `${day}T01:30:00${before}`;
    const half = { startTime: '12:30 AM', endTime: '8:30 PM' };
    expect(times(day, `DTSTART${time(start)} | DTEND${time(end)}`)).toEqual([[start, end, half]]);
    expect(times(day, `DTSTART${time(start)}`)).toEqual([[start, start, { ...half, endTime: '12:30 AM' }]]);
    expect(times(day, `DTSTART${time(start)} | DURATION:PT1H`)).toEqual([
      [start, hourLater, { ...half, endTime: '1:30 AM' }],
    ]);
    const weekly = times(
      weekBefore,
      `DTSTART${time(`${weekBefore}T08:30:00${before}`)} | RRULE:FREQ=WEEKLY;COUNT=2`,
    );
    expect(weekly.map(([first]) => first)).toEqual([
      `${weekBefore}T08:30:00${before}`,
      `${day}T${sameInstant ? shifted : '08:30'}:00${after}`,
    ]);
  });
});

/** RFC 5545, 3.3.5: a time that does not exist has the offset before the change; of one that exists twice, it is the first. */
const atChanges = `
  DTSTART;TZID=America/New_York:20260308T023000 → 2026-03-08T03:30:00-04:00 → 2026-03-08T03:30:00-04:00
  DTSTART:20260308T023000 | DTEND:20260308T043000 → 2026-03-08T03:30:00-04:00 → 2026-03-08T04:30:00-04:00
  DTSTART;TZID=America/New_York:20261101T013000 → 2026-11-01T01:30:00-04:00 → 2026-11-01T01:30:00-04:00
  DTSTART:20261101T053000Z | DTEND:20261101T063000Z → 2026-11-01T01:30:00-04:00 → 2026-11-01T01:30:00-05:00
`;

/** 3.3.6: the hours of a duration are exact, its days are those of the calendar. */
const overChanges = `
  DTSTART;TZID=America/New_York:20261031T230000 | DURATION:PT6H → 2026-10-31T23:00:00-04:00 → 2026-11-01T04:00:00-05:00
  DTSTART;TZID=America/New_York:20261031T230000 | DTEND;TZID=America/Chicago:20261101T040000 → 2026-10-31T23:00:00-04:00 → 2026-11-01T05:00:00-05:00
`;

it.each(rowsOf(atChanges + overChanges))('%s: from %s to %s', (lines = '', start = '', end) => {
  expect(upcomingEvents(calendar(lines), start.slice(0, 10) as CalendarDate, newYork).events).toMatchObject([
    { start, end },
  ]);
});

it.each([
  ['America/Los_Angeles', '2026-12-06T04:00:00-08:00', '2026-12-06T12:00:00-08:00'],
  ['Africa/Cairo', '2026-12-06T14:00:00+02:00', '2026-12-06T12:00:00+02:00'],
])('a parish in %s has its own noon', (timeZone, noonInUtc, noon) => {
  const times = [':20261206T120000Z', ':20261206T120000', ';TZID=Parish Time:20261206T120000'];
  const starts = times.map(
    (time) => upcomingEvents(calendar(`DTSTART${time}`), today, timeZone).events[0]?.start,
  );
  expect(starts).toEqual([noonInUtc, noon, noon]);
});

/** With their noon in New York. */
const readZones = `
  tzone://Microsoft/Utc → 170000
  /mozilla.org/20070129_1/America/Chicago → 110000
  /softwarestudio.org/Olson_20011030_5/Etc/GMT+6 → 110000
  America/New York → 120000
  GMT-0600 → 110000
  UTC+2 → 190000
  gmt-7 → 100000
  +05:30 → 223000
  Egypt Standard Time → 190000
`;

it.each(rowsOf(readZones))('the time zone %s is read', (id, time) => {
  const { events, brokenLines } = upcomingEvents(
    calendar(`DTSTART;TZID="${id}":20261208T${time}`),
    today,
    newYork,
  );
  expect([events.map(({ start }) => start), brokenLines]).toEqual([['2026-12-08T12:00:00-05:00'], []]);
});

it.each(['Parish Time', 'Eastern Time (US & Canada)', 'UTC+5:75'])(
  'the time zone %s is not known, which is said once',
  (id) => {
    const [first, second] = [`DTSTART;TZID="${id}":20261208T120000`, `DTEND;TZID="${id}":20261208T130000`];
    const { events, brokenLines } = upcomingEvents(calendar(`${first} | ${second}`), today, newYork);
    expect(events).toMatchObject([{ start: '2026-12-08T12:00:00-05:00' }]);
    expect(brokenLines).toEqual([expect.stringContaining(id)]);
    expect(
      upcomingEvents(calendar(vtimezone(id), `${first} | ${second}`), today, newYork).brokenLines,
    ).toEqual([]);
  },
);

it.each([newYork, 'Parish Time'])('a VTIMEZONE %s is not that of the next calendar', (id) => {
  const event = `DTSTART;TZID=${id}:20261206T080000`;
  upcoming(vtimezone(id, '-0800', '-0700'), event);
  expect(upcoming(event).map(show)).toEqual(['2026-12-06 8:00 AM–8:00 AM Vespers']);
});
