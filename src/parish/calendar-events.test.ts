import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CalendarEvent,
  isRecent,
  LOOK_AHEAD_DAYS,
  MAX_EVENTS,
  upcomingEvents,
} from './calendar-events.ts';

const newYork = 'America/New_York';
/** A Sunday; the last of the 90 days is March 5. */
const today = '2026-12-06';
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** The lines of a component are separated by ` | `. An event has a UID and a title of its own, or gets them. */
// prettier-ignore
const component = (lines: string, index: number) => {
  if (lines.startsWith('BEGIN:')) return lines.split(' | ');
  const uid = lines.includes('UID:') ? [] : [`UID:${index}@example.org`];
  const summary = lines.includes('SUMMARY') ? [] : ['SUMMARY:Vespers'];
  return ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...uid, ...summary, ...lines.split(' | '), 'END:VEVENT'];
};
// prettier-ignore
const calendar = (...components: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...components.flatMap(component), 'END:VCALENDAR', ''].join('\r\n');

/** A zone in which the clocks change on the days of the United States, as Outlook writes it. */
// prettier-ignore
const vtimezone = (id: string, standard = '-0500', daylight = '-0400') =>
  `BEGIN:VTIMEZONE | TZID:${id} | BEGIN:STANDARD | DTSTART:16010101T020000 | TZOFFSETFROM:${daylight} | TZOFFSETTO:${standard} | RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11 | END:STANDARD | BEGIN:DAYLIGHT | DTSTART:16010101T020000 | TZOFFSETFROM:${standard} | TZOFFSETTO:${daylight} | RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3 | END:DAYLIGHT | END:VTIMEZONE`;

const upcoming = (...components: string[]) => upcomingEvents(calendar(...components), today, newYork);
/** `2026-12-31/2027-01-01 10:00 PM–12:30 AM Praises @ Church` */
const show = ({ title, place, firstDate, lastDate, hours }: CalendarEvent) =>
  (firstDate === lastDate ? firstDate : `${firstDate}/${lastDate}`) +
  (hours ? ` ${hours.startTime}–${hours.endTime} ` : ' ') +
  (place === undefined ? title : `${title} @ ${place}`);

/** `20261206T133000`, some hours after a time */
const stamp = (iso: string, hours = 0) =>
  new Date(Date.parse(iso) + hours * 3_600_000).toISOString().replaceAll(/[-:]|\.000Z$/g, '');
/** What clocks show that are some hours ahead of those of the parish. */
const wall = (iso: string, hours = 0) => stamp(`${iso.slice(0, 19)}Z`, hours);

/** Sundays through December 27 */
// prettier-ignore
const sundays = 'UID:series | DTSTART;TZID=America/New_York:20261108T083000 | DTEND;TZID=America/New_York:20261108T113000 | RRULE:FREQ=WEEKLY;UNTIL=20261228T000000Z';
const changed = (date: string, lines: string) =>
  `UID:series | RECURRENCE-ID;TZID=America/New_York:${date}T083000 | ${lines}`;

/** Offsets to UTC in January, in minutes, as `Date.getTimezoneOffset()` returns them. */
const machineTimeZones = { UTC: 0, 'America/New_York': 300, 'Pacific/Auckland': -780 };

it.each([
  ['2026-12-07T12:00:00Z', true],
  ['2026-12-06T12:00:00Z', true],
  ['2026-12-06T11:59:59Z', false],
])('a copy that was read at %s is recent on December 20: %s', (readAt, expected) => {
  expect(isRecent(readAt, new Date('2026-12-20T12:00:00Z'))).toBe(expected);
});

describe.each(Object.entries(machineTimeZones))('on a machine in %s', (machineTimeZone, machineOffset) => {
  beforeEach(() => vi.stubEnv('TZ', machineTimeZone));
  afterEach(() => vi.unstubAllEnvs());

  it('dates follow the time zone of the machine', () => {
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(machineOffset);
  });

  // prettier-ignore
  describe.each([
    // After niccokunzmann/python-recurring-ical-events: test/calendars/issue-151-macos-linux-difference.ics and issue-62-moved-event.ics
    ['google.ics', [
      '2026-12-06 12:00 PM–1:00 PM Sunday School',
      '2026-12-12 10:00 AM–3:00 PM Christmas Bazaar @ Parish Hall, 100 Main Street, Richmond, VA 23220, USA',
      '2026-12-19 5:00 PM–6:30 PM Sunday School: Rehearsal of the Play', '2026-12-27 12:00 PM–1:00 PM Sunday School',
      '2027-01-07 Feast of the Nativity – عيد الميلاد المجيد',
    ]],
    // After collective/icalendar: src/icalendar/tests/calendars/alarm_outlook_in_future.ics, and jens-maus/node-ical:
    // test/fixtures/exchange_whole_day_moved_recurrence.ics. Outlook names the instance of an all-day series by midnight.
    ['outlook.ics', [
      '2026-12-09 Food Pantry', '2026-12-09 7:00 PM–8:30 PM Bible Study @ Microsoft Teams Meeting', '2026-12-14 1:00 PM–2:30 PM Meeting of the Deans',
      '2026-12-16 7:00 PM–8:30 PM Bible Study @ Microsoft Teams Meeting', '2026-12-24 Food Pantry', '2026-12-30 Food Pantry',
      '2026-12-30 7:00 PM–8:30 PM Bible Study @ Microsoft Teams Meeting',
    ]],
    // After nextcloud/calendar-js: tests/assets/weekly-recurring-with-exception.ics (macOS 10.14), and jens-maus/node-ical:
    // test/fixtures/tentative-apple-calendar.ics (macOS 11)
    ['apple.ics', [
      '2026-11-25/2027-01-06 Fast of the Nativity', '2026-12-11 7:00 PM–9:00 PM Youth Meeting', '2026-12-12 6:00 PM–7:00 PM Vespers',
      '2026-12-19 8:00 PM–9:00 PM Vespers and the Praises of Kiahk – تسبحة كيهك', '2026-12-26 6:00 PM–7:00 PM Vespers',
      "2026-12-31/2027-01-01 9:00 PM–12:30 AM Praises of New Year's Eve @ Example Church 100 Main Street, Richmond VA 23220, United States",
    ]],
    // After niccokunzmann/python-recurring-ical-events: test/calendars/each-week-but-one-deleted.ics (SabreDAV, the server of
    // Nextcloud), and KDE/kcalendarcore: autotests/testicalformat.cpp (Nextcloud's app)
    ['nextcloud.ics', [
      '2026-12-08 12:00 PM–1:00 PM Call with the Mission', '2026-12-18 7:30 PM–9:00 PM Choir', '2027-01-29 7:30 PM–9:00 PM Choir',
      '2027-02-13/2027-02-15 Youth Retreat – ⲡⲓϣⲁⲓ @ Camp; cabins 1, 2',
    ]],
  ])('%s', (name, expected) => {
    it.each(['\n', '\r\n'])('is read with lines that end with %j, without what is not for the public', (end) => {
      const events = upcomingEvents(fixture(name).replaceAll('\n', end), today, newYork);
      expect(events.map(show)).toEqual(expected);
      expect(JSON.stringify(events)).not.toMatch(/secret|alarm|@example/i);
    });
  });

  // prettier-ignore
  it('an event has its title, place, days, hours and times, and an all-day event its days', () => {
    const bazaar = 'DTSTART:20261212T150000Z | DTEND:20261212T200000Z | SUMMARY:Bazaar | LOCATION:Parish Hall | DESCRIPTION:secret';
    expect(upcoming('DTSTART;VALUE=DATE:20261231 | DTEND;VALUE=DATE:20270102 | SUMMARY:No School | LOCATION:  ', bazaar)).toStrictEqual([
      { title: 'Bazaar', place: 'Parish Hall', firstDate: '2026-12-12', lastDate: '2026-12-12', hours: { startTime: '10:00 AM', endTime: '3:00 PM' }, start: '2026-12-12T10:00:00-05:00', end: '2026-12-12T15:00:00-05:00' },
      { title: 'No School', firstDate: '2026-12-31', lastDate: '2027-01-01', start: '2026-12-31', end: '2027-01-01' },
    ]);
  });

  // prettier-ignore
  describe.each([
    ['2026-03-08', '2026-03-01', '-05:00', '-04:00', '09:30'], ['2026-11-01', '2026-10-25', '-04:00', '-05:00', '07:30'],
    ['2027-03-14', '2027-03-07', '-05:00', '-04:00', '09:30'], ['2027-11-07', '2027-10-31', '-04:00', '-05:00', '07:30'],
  ])('on %s, when the clocks change,', (day, weekBefore, before, after, shifted) => {
    it.each<[string, (iso: string) => string, string[], boolean?]>([
      ['UTC', (iso) => `:${stamp(iso)}Z`, [], true], ['an IANA name', (iso) => `;TZID=America/New_York:${wall(iso)}`, []],
      ['an IANA name with VTIMEZONE', (iso) => `;TZID=America/New_York:${wall(iso)}`, [vtimezone(newYork)]],
      ['an IANA name of another zone', (iso) => `;TZID=America/Los_Angeles:${wall(iso, -3)}`, []],
      ['an IANA name of a zone without change', (iso) => `;TZID=Africa/Lagos:${stamp(iso, 1)}`, [], true],
      ['a Windows name', (iso) => `;TZID=Eastern Standard Time:${wall(iso)}`, [vtimezone('Eastern Standard Time')]],
      ['a Windows name of another zone', (iso) => `;TZID="Pacific Standard Time":${wall(iso, -3)}`, [vtimezone('Pacific Standard Time', '-0800', '-0700')]],
      ['a name of its own', (iso) => `;TZID=Customized Time Zone:${stamp(iso, 5.5)}`, [vtimezone('Customized Time Zone', '+0530', '+0530')], true],
      ['no zone', (iso) => `:${wall(iso)}`, []], ['an unknown name', (iso) => `;TZID=Parish Time:${wall(iso)}`, []],
    ])('times in %s come out right', (_, time, zones, sameInstant = false) => {
      const start = `${day}T00:30:00${before}`;
      const end = `${day}T20:30:00${after}`;
      const times = (from: string, ...events: string[]) =>
        upcomingEvents(calendar(...zones, ...events), from, newYork).map((event) => [event.start, event.end, event.hours]);
      const hourLater = `${day}T01:30:00${before}`;
      const half = { startTime: '12:30 AM', endTime: '8:30 PM' };
      expect(times(day, `DTSTART${time(start)} | DTEND${time(end)}`)).toEqual([[start, end, half]]);
      expect(times(day, `DTSTART${time(start)}`)).toEqual([[start, start, { ...half, endTime: '12:30 AM' }]]);
      expect(times(day, `DTSTART${time(start)} | DURATION:PT1H`)).toEqual([[start, hourLater, { ...half, endTime: '1:30 AM' }]]);
      const weekly = times(weekBefore, `DTSTART${time(`${weekBefore}T08:30:00${before}`)} | RRULE:FREQ=WEEKLY;COUNT=2`);
      expect(weekly.map(([first]) => first)).toEqual([`${weekBefore}T08:30:00${before}`, `${day}T${sameInstant ? shifted : '08:30'}:00${after}`]);
    });
  });

  // prettier-ignore
  it.each([
    // RFC 5545, 3.3.5: a time that does not exist has the offset before the change; of a time that exists twice, it is the first.
    ['DTSTART;TZID=America/New_York:20260308T023000', '2026-03-08T03:30:00-04:00', '2026-03-08T03:30:00-04:00'],
    ['DTSTART:20260308T023000 | DTEND:20260308T043000', '2026-03-08T03:30:00-04:00', '2026-03-08T04:30:00-04:00'],
    ['DTSTART;TZID=America/New_York:20261101T013000', '2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-04:00'],
    ['DTSTART:20261101T053000Z | DTEND:20261101T063000Z', '2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00'],
    // 3.3.6: the hours of a duration are exact, its days are those of the calendar.
    ['DTSTART;TZID=America/New_York:20261031T230000 | DURATION:PT6H', '2026-10-31T23:00:00-04:00', '2026-11-01T04:00:00-05:00'],
    ['DTSTART;TZID=America/New_York:20261031T230000 | DURATION:P1D', '2026-10-31T23:00:00-04:00', '2026-11-01T23:00:00-05:00'],
    ['DTSTART;TZID=America/New_York:20261031T230000 | DTEND;TZID=America/Chicago:20261101T040000', '2026-10-31T23:00:00-04:00', '2026-11-01T05:00:00-05:00'],
  ])('%s: from %s to %s', (lines, start, end) => {
    expect(upcomingEvents(calendar(lines), start.slice(0, 10), newYork)).toMatchObject([{ start, end }]);
  });

  // prettier-ignore
  it.each([
    ['America/Los_Angeles', '2026-12-06T04:00:00-08:00', '2026-12-06T12:00:00-08:00'],
    ['Africa/Cairo', '2026-12-06T14:00:00+02:00', '2026-12-06T12:00:00+02:00'],
    ['Asia/Kolkata', '2026-12-06T17:30:00+05:30', '2026-12-06T12:00:00+05:30'],
  ])('a parish in %s has its own noon', (timeZone, noonInUtc, noon) => {
    const times = [':20261206T120000Z', ':20261206T120000', ';TZID=Parish Time:20261206T120000'];
    const starts = times.map((time) => upcomingEvents(calendar(`DTSTART${time}`), today, timeZone)[0]?.start);
    expect(starts).toEqual([noonInUtc, noon, noon]);
  });

  it.each([newYork, 'Parish Time'])('a VTIMEZONE %s is not that of the next calendar', (id) => {
    const event = `DTSTART;TZID=${id}:20261206T080000`;
    upcoming(vtimezone(id, '-0800', '-0700'), event);
    expect(upcoming(event).map(show)).toEqual(['2026-12-06 8:00 AM–8:00 AM Vespers']);
  });

  // prettier-ignore
  it.each([
    ['DTSTART:20261206T083000 | DURATION:PT2H30M', '2026-12-06 8:30 AM–11:00 AM'], ['DTSTART:20261206T083000 | DURATION:P1DT1H', '2026-12-06/2026-12-07 8:30 AM–9:30 AM'],
    ['DTSTART:20261206T120000', '2026-12-06 12:00 PM–12:00 PM'], ['DTSTART:20261206T000000', '2026-12-06 12:00 AM–12:00 AM'],
    ['DTSTART;VALUE=DATE-TIME:20261206T083000 | DTEND;VALUE=DATE-TIME:20261206T120000', '2026-12-06 8:30 AM–12:00 PM'],
    ['DTSTART:20261206T200000 | DTEND:20261207T000000', '2026-12-06 8:00 PM–12:00 AM'], ['DTSTART:20261206T200000 | DTEND:20261207T003000', '2026-12-06/2026-12-07 8:00 PM–12:30 AM'],
    ['DTSTART:20261206T230000Z | DTEND:20261207T000000Z', '2026-12-06 6:00 PM–7:00 PM'], ['DTSTART:20261210T170000 | DTEND:20261212T140000', '2026-12-10/2026-12-12 5:00 PM–2:00 PM'],
    ['DTSTART;VALUE=DATE:20261206', '2026-12-06'], ['DTSTART;TZID=Pacific/Auckland;VALUE=DATE:20261206 | DTEND;TZID=Pacific/Auckland;VALUE=DATE:20261208', '2026-12-06/2026-12-07'],
    ['DTSTART;VALUE=DATE:20261206 | DURATION:P1D', '2026-12-06'], ['DTSTART;VALUE=DATE:20261206 | DURATION:P1W', '2026-12-06/2026-12-12'],
    ['DTSTART;VALUE=DATE:20261231 | DTEND;VALUE=DATE:20270102', '2026-12-31/2027-01-01'],
    // Before, on and after the first and the last day
    ['DTSTART;VALUE=DATE:20261205 | DTEND;VALUE=DATE:20261206', 'not upcoming'], ['DTSTART;VALUE=DATE:20261115 | DTEND;VALUE=DATE:20261207', '2026-11-15/2026-12-06'],
    ['DTSTART:20261205T200000 | DTEND:20261206T000000', 'not upcoming'], ['DTSTART:20261205T200000 | DTEND:20261206T003000', '2026-12-05/2026-12-06 8:00 PM–12:30 AM'],
    ['DTSTART:20261204T200000 | DTEND:20261208T120000', '2026-12-04/2026-12-08 8:00 PM–12:00 PM'], ['DTSTART:20261206T043000Z | DTEND:20261206T045900Z', 'not upcoming'],
    ['DTSTART;VALUE=DATE:20270305 | DTEND;VALUE=DATE:20270308', '2027-03-05/2027-03-07'], ['DTSTART;VALUE=DATE:20270306', 'not upcoming'], ['DTSTART:20270306T043000Z', '2027-03-05 11:30 PM–11:30 PM'],
    ['DTSTART:20270306T050000Z', 'not upcoming'],
  ])('%s: %s', (lines, expected) => {
    expect(upcoming(lines).map(show)).toEqual(expected === 'not upcoming' ? [] : [`${expected} Vespers`]);
  });

  // prettier-ignore
  it.each<[string, string[], string]>([
    ['EXDATE', [`${sundays} | EXDATE;TZID=America/New_York:20261213T083000,20261220T083000`], '12-06 12-27'], ['EXDATE in UTC', [`${sundays} | EXDATE:20261213T133000Z | EXDATE:20261220T133000Z`], '12-06 12-27'],
    ['EXDATE of days', ['DTSTART;VALUE=DATE:20261206 | RRULE:FREQ=DAILY;COUNT=4 | EXDATE;VALUE=DATE:20261207,20261208'], '12-06 12-09'],
    ['RDATE', ['DTSTART:20261206T083000 | RDATE:20261209T093000,20261211T093000'], '12-06 12-09 12-11'],
    ['RDATE and RRULE', [`${sundays} | EXDATE;TZID=America/New_York:20261213T083000 | RDATE;TZID=America/New_York:20261225T103000`], '12-06 12-20 12-25 12-27'],
    ['UNTIL as a day', ['DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261208'], '12-06 12-07 12-08'], ['COUNT from the first', ['DTSTART:20261201T083000 | RRULE:FREQ=DAILY;COUNT=7'], '12-06 12-07'],
    ['the last Friday', ['DTSTART:20260130T193000 | RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270131T000000Z'], '12-25 01-29'],
    ['a day that some months lack', ['DTSTART:20260131T193000 | RRULE:FREQ=MONTHLY;COUNT=8'], '12-31 01-31'], ['a day that some years lack', ['DTSTART;VALUE=DATE:20240229 | RRULE:FREQ=YEARLY'], ''],
    ['every year', ['DTSTART;VALUE=DATE:20000107 | RRULE:FREQ=YEARLY'], '01-07'],
    ['days of an instance that began before today', ['DTSTART;VALUE=DATE:20261106 | DTEND;VALUE=DATE:20261109 | RRULE:FREQ=WEEKLY;COUNT=5'], '12-04'],
    ['EXDATE of the first', ['DTSTART:20261206T083000 | RRULE:FREQ=WEEKLY;COUNT=3 | EXDATE:20261206T083000'], '12-13 12-20'],
    ['the first moved', ['UID:series | DTSTART;TZID=America/New_York:20261206T083000 | RRULE:FREQ=WEEKLY;COUNT=3', changed('20261206', 'DTSTART:20261216T190000')], '12-13 12-16 12-20'],
    ['moved', [sundays, changed('20261213', 'DTSTART:20261215T190000')], '12-06 12-15 12-20 12-27'],
    ['moved, before the series in the file', [changed('20261213', 'DTSTART:20261215T190000'), sundays], '12-06 12-15 12-20 12-27'],
    ['moved, named in UTC', [sundays, 'UID:series | RECURRENCE-ID:20261213T133000Z | DTSTART:20261215T190000'], '12-06 12-15 12-20 12-27'],
    ['moved out of the 90 days', [sundays, changed('20261213', 'DTSTART:20270401T190000'), changed('20261220', 'DTSTART:20261201T190000')], '12-06 12-27'],
    ['moved from a past day', [sundays, changed('20261115', 'DTSTART:20261210T190000')], '12-06 12-10 12-13 12-20 12-27'],
    ['moved from a day after the 90', ['UID:series | DTSTART;TZID=America/New_York:20270404T083000 | RRULE:FREQ=WEEKLY', changed('20270411', 'DTSTART:20261210T190000')], '12-10'],
    ['one canceled', [sundays, changed('20261213', 'DTSTART;TZID=America/New_York:20261213T083000 | STATUS:CANCELLED')], '12-06 12-20 12-27'],
    ['one moved and canceled', [sundays, changed('20261213', 'DTSTART:20261215T190000 | STATUS:CANCELLED')], '12-06 12-20 12-27'],
    ['one private', [sundays, changed('20261213', 'DTSTART:20261215T190000 | CLASS:PRIVATE')], '12-06 12-20 12-27'], ['all canceled', [`${sundays} | STATUS:CANCELLED`], ''],
  ])('a series: %s', (_, events, expected) => {
    expect(upcoming(...events).map(({ firstDate }) => firstDate.slice(5)).join(' ')).toBe(expected);
  });

  // prettier-ignore
  it('an instance may have a title, place and end of its own', () => {
    const feast = 'DTSTART:20261220T083000 | DTEND:20261220T140000 | SUMMARY:Feast | LOCATION:Cathedral';
    expect(upcoming(`${sundays} | LOCATION:Church`, changed('20261220', feast)).map(show)).toEqual([
      '2026-12-06 8:30 AM–11:30 AM Vespers @ Church', '2026-12-13 8:30 AM–11:30 AM Vespers @ Church',
      '2026-12-20 8:30 AM–2:00 PM Feast @ Cathedral', '2026-12-27 8:30 AM–11:30 AM Vespers @ Church',
    ]);
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

  // prettier-ignore
  it('events are sorted by start, all-day events first on a day', () => {
    const times = [':20261207T080000', ';TZID=America/Los_Angeles:20261206T080000', ';VALUE=DATE:20261207', ':20261206T153000Z', ';VALUE=DATE:20261206', ':20261206T000000', ':20261207T045900Z', ';VALUE=DATE:20261201 | DURATION:P9D'];
    expect(upcoming(...times.map((time) => `DTSTART${time}`)).map(({ start }) => start.replace(':00-05:00', ''))).toEqual([
      '2026-12-01', '2026-12-06', '2026-12-06T00:00', '2026-12-06T10:30', '2026-12-06T11:00', '2026-12-06T23:59', '2026-12-07', '2026-12-07T08:00',
    ]);
  });

  // prettier-ignore
  it.each([
    'CLASS:PRIVATE', 'CLASS:CONFIDENTIAL', 'CLASS:private', 'STATUS:CANCELLED', 'COMMENT:without SUMMARY', 'SUMMARY:', 'SUMMARY:  ', 'SUMMARY:Busy',
    'SUMMARY:BUSY', 'SUMMARY:busy', 'SUMMARY;LANGUAGE=en-us:Busy ', 'RRULE:FREQ=SOMETIMES', 'RRULE:COUNT=3', 'RRULE:nonsense', 'RRULE:FREQ=WEEKLY;BYDAY=XX',
    'RRULE:FREQ=DAILY;UNTIL=nonsense', 'DTEND:nonsense', 'DTEND:', 'DURATION:nonsense', 'EXDATE:nonsense', 'DTSTART:', 'DTSTART:nonsense',
    'DTSTART:20261332T990000', 'COMMENT:without DTSTART', 'a line that is not one',
  ])('an event with %j is left out, the others stay', (line) => {
    const event = line.includes('DTSTART') ? line : `DTSTART:20261206T120000 | ${line}`;
    const events = upcoming('DTSTART:20261206T080000 | SUMMARY:First', event, 'DTSTART:20261206T180000 | SUMMARY:Last | CLASS:PUBLIC | STATUS:TENTATIVE');
    expect(events.map(({ title }) => title)).toEqual(['First', 'Last']);
  });

  // prettier-ignore
  it.each([
    [String.raw`Feast\, of\; St. Mark\nand vigil\N\\o/`, String.raw`Feast, of; St. Mark and vigil \o/`], ['  Agape \t  Meal ', 'Agape Meal'],
    ['<b>Bazaar</b> & <script>alert(1)</script> &lt;', '<b>Bazaar</b> & <script>alert(1)</script> &lt;'], ['Vespers: at 6:00; "early"', 'Vespers: at 6:00; "early"'],
    ['صلاة العشية والتسبحة', 'صلاة العشية والتسبحة'], ['ⲡⲓϣⲱⲙ ⲛ̀ⲧⲉ ϯⲁⲛⲁⲫⲟⲣⲁ', 'ⲡⲓϣⲱⲙ ⲛ̀ⲧⲉ ϯⲁⲛⲁⲫⲟⲣⲁ'], ['Ves\r\n pers and \r\n  Praises', 'Vespers and Praises'],
    // The last is folded between the halves of a character in UTF-16. Below, 100 characters remain.
    ['قدا\n\tس', 'قداس'], ['Prayer \ud83d\r\n \ude4f', 'Prayer 🙏'],
    [`${'a'.repeat(49)}${' '.repeat(99)}${'b'.repeat(50)}`, `${'a'.repeat(49)} ${'b'.repeat(50)}`], ['a\\,'.repeat(50), 'a,'.repeat(50)],
  ])('%j is plain text as a title and as a place', (text, expected) => {
    expect(upcoming(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`)).toMatchObject([{ title: expected, place: expected }]);
  });

  // Decoded, the halves of the character are two replacement characters before any code can unfold the line.
  it('a line that is folded in the middle of a character in UTF-8 loses no more than the character', () => {
    const text = calendar('DTSTART:20261206T120000 | SUMMARY:Feast é of Mark');
    const bytes = Buffer.from(text).toString('latin1').replace('\xc3\xa9', '\xc3\r\n \xa9');
    const [event] = upcomingEvents(Buffer.from(bytes, 'latin1').toString(), today, newYork);
    expect(event?.title).toMatch(/^Feast .{1,2} of Mark$/);
  });

  // prettier-ignore
  it.each([
    ['words', 'Vespers and Praises '.repeat(8).trim(), /^(Vespers and Praises ){4}Vespers( and)?( Praises)? ?…$/],
    ['101 characters', `${'a'.repeat(60)} ${'b'.repeat(40)}`, /^a{60} ?…$/], ['one word', 'x'.repeat(200), /^x{60,99}…$/],
    ['emoji', '🙏'.repeat(200), /^(🙏){40,99}…$/u],
  ])('a title and a place of %s are cut to at most 100 characters', (_, text, expected) => {
    const [event] = upcoming(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`);
    for (const cut of [event?.title ?? '', event?.place ?? '']) {
      expect(cut).toMatch(expected);
      expect(Array.from(cut).length).toBeLessThanOrEqual(100);
    }
  });

  it('a calendar without events has none', () => {
    expect(upcoming()).toEqual([]);
    expect(upcoming(vtimezone(newYork), 'BEGIN:VTODO | SUMMARY:Buy candles | END:VTODO')).toEqual([]);
  });

  const google = fixture('google.ics').trimEnd();
  // prettier-ignore
  it.each<[string, string]>([
    ['nothing', ''], ['white space', ' \r\n\n'], ['a page', '<!DOCTYPE html>\n<html lang="en"><head><title>Sign in</title></head><body>BEGIN</body></html>\n'],
    ['JSON', '{"error": {"code": 404, "message": "Not Found"}}'], ['a card', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Church\r\nEND:VCARD\r\n'],
    ['an event alone', component('DTSTART:20261206T120000', 0).join('\r\n')],
    ...[1, 30, 50, 70, 90].map((percent) => [`${percent}% of a file`, google.slice(0, google.length * percent / 100)] satisfies [string, string]),
    ['a file without its last line', google.slice(0, google.lastIndexOf('\n'))], ['a file without its last letter', google.slice(0, -1)],
  ])('%s is not a calendar', (_, text) => {
    // A sentence
    expect(() => upcomingEvents(text, today, newYork)).toThrow(/^\S+( \S+){2,}/);
  });
});

// prettier-ignore
it('20,000 events are read, and the first 60 of them returned by start, whatever their order in the file', () => {
  const events = Array.from({ length: 20_000 }, (_, i) => `DTSTART:${stamp('2026-12-06T05:00:00Z', i - 9_000)}Z | SUMMARY:Event ${i}`);
  expect([LOOK_AHEAD_DAYS, MAX_EVENTS]).toEqual([90, 60]);
  expect(upcoming(...events.reverse()).map(({ title }) => title)).toEqual(Array.from({ length: 60 }, (_, i) => `Event ${i + 9_000}`));
});
