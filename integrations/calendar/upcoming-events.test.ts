import { expect, it } from 'vitest';
import { calendar, fixture, newYork, rowsOf, show, stamp, today, upcoming } from './fixtures/calendar.ts';
import { EVENT_DAYS, MAX_EVENTS, upcomingEvents } from './upcoming-events.ts';

it.each([
  // After niccokunzmann/python-recurring-ical-events: test/calendars/issue-151-macos-linux-difference.ics and
  // issue-62-moved-event.ics
  [
    'google.ics',
    [
      '2026-12-06 12:00 PM–1:00 PM Sunday School',
      '2026-12-12 10:00 AM–3:00 PM Christmas Bazaar @ Parish Hall, 100 Main Street, Richmond, VA 23220, USA',
      '2026-12-19 5:00 PM–6:30 PM Sunday School: Rehearsal of the Play',
      '2026-12-27 12:00 PM–1:00 PM Sunday School',
    ],
  ],
  // After collective/icalendar: src/icalendar/tests/calendars/alarm_outlook_in_future.ics, and jens-maus/node-ical:
  // test/fixtures/exchange_whole_day_moved_recurrence.ics. Outlook names the instance of an all-day series by midnight.
  [
    'outlook.ics',
    [
      '2026-12-09 Food Pantry',
      '2026-12-09 7:00 PM–8:30 PM Bible Study @ Microsoft Teams Meeting',
      '2026-12-16 7:00 PM–8:30 PM Bible Study @ Microsoft Teams Meeting',
      '2026-12-24 Food Pantry',
      '2026-12-30 Food Pantry',
      '2026-12-30 7:00 PM–8:30 PM Bible Study @ Microsoft Teams Meeting',
    ],
  ],
  // After nextcloud/calendar-js: tests/assets/weekly-recurring-with-exception.ics (macOS 10.14), and jens-maus/node-ical:
  // test/fixtures/tentative-apple-calendar.ics (macOS 11)
  [
    'apple.ics',
    [
      '2026-12-12 6:00 PM–7:00 PM Vespers',
      '2026-12-19 8:00 PM–9:00 PM Vespers and the Praises of Kiahk – تسبحة كيهك',
      '2026-12-26 6:00 PM–7:00 PM Vespers',
      "2026-12-31/2027-01-01 9:00 PM–12:30 AM Praises of New Year's Eve @ Example Church 100 Main Street, Richmond VA 23220, United States",
    ],
  ],
])('%s is read, without what is not for the public', (name, expected) => {
  const { events } = upcomingEvents(fixture(name), today, newYork);
  expect(events.map(show)).toEqual(expected);
  expect(JSON.stringify(events)).not.toMatch(/secret|alarm|@example/i);
});

/** Before, on and after the first and the last day. */
const edges = `
  DTSTART;VALUE=DATE:20261205 | DTEND;VALUE=DATE:20261206 → not upcoming
  DTSTART;VALUE=DATE:20261115 | DTEND;VALUE=DATE:20261207 → 2026-11-15/2026-12-06
  DTSTART:20261205T200000 | DTEND:20261206T000000 → not upcoming
  DTSTART:20261205T200000 | DTEND:20261206T003000 → 2026-12-05/2026-12-06 8:00 PM–12:30 AM
  DTSTART:20270306T043000Z → 2027-03-05 11:30 PM–11:30 PM
  DTSTART:20270306T050000Z → not upcoming
`;

it.each(rowsOf(edges))('%s: %s', (lines = '', expected) => {
  expect(upcoming(lines).map(show)).toEqual(expected === 'not upcoming' ? [] : [`${expected} Vespers`]);
});

it('events are sorted by start, all-day events first on a day', () => {
  const times = [
    ':20261207T080000',
    ';TZID=America/Los_Angeles:20261206T080000',
    ';VALUE=DATE:20261207',
    ':20261206T153000Z',
    ':20261206T000000',
    ';VALUE=DATE:20261206',
    ':20261207T045900Z',
    ';VALUE=DATE:20261201 | DURATION:P9D',
  ];
  expect(
    upcoming(...times.map((time) => `DTSTART${time}`)).map(({ start }) => start.replace(':00-05:00', '')),
  ).toEqual([
    '2026-12-01',
    '2026-12-06',
    '2026-12-06T00:00',
    '2026-12-06T10:30',
    '2026-12-06T11:00',
    '2026-12-06T23:59',
    '2026-12-07',
    '2026-12-07T08:00',
  ]);
});

it.each([
  ...['CLASS:PRIVATE', 'CLASS:CONFIDENTIAL', 'STATUS:CANCELLED', 'COMMENT:without SUMMARY'],
  ...['SUMMARY:', 'SUMMARY:Busy', 'SUMMARY;LANGUAGE=en-us:Busy '],
])('an event with %j is left out, the others stay', (line) => {
  expect(among(`DTSTART:20261206T120000 | ${line}`)).toEqual([['First', 'Last'], []]);
});

const unreadableEvents = `
  DTSTART:nonsense
  DTSTART
  DTSTART:
  DTSTART:20261206T120000 | CLASS;X:PRIVATE
  DTSTART:20261206T120000 | STATUS;X:CANCELLED
  DTSTART:20261206T120000 | BEGIN:VEVENT
  DTSTART:20261206T120000 | BEGIN:VEVENT | DTSTART:20261206T120000 | CLASS:PRIVATE
`;

it.each(rowsOf(unreadableEvents))(
  'an event with %j cannot be read, which is said, and the others stay',
  (line = '') => {
    const [titles, brokenLines] = among(`UID:1 | ${line}`);
    expect(titles).toEqual(['First', 'Last']);
    expect(brokenLines[0]).toMatch(
      /^(DTSTART:(nonsense|20261332T990000)|UID:1|CLASS;X:PRIVATE|STATUS;X:CANCELLED)$/,
    );
  },
);

const unreadableLines = `
  RRULE:FREQ=SOMETIMES
  RRULE:FREQ=WEEKLY;BYDAY=XX
  DTEND:nonsense
  RDATE:20261206Z
  RECURRENCE-ID:nonsense
  LOCATION;X:the STATUS of a CLASS
`;

it.each(rowsOf(unreadableLines))('%j cannot be read, which is said, and its event stays', (line = '') => {
  const [titles, brokenLines] = among(`DTSTART:20261206T120000 | ${line}`);
  expect(titles).toEqual(['First', 'Vespers', 'Last']);
  expect(brokenLines).toEqual([line]);
});

const ignored = `
  RRULE:
  DTEND:
  DURATION:
  RECURRENCE-ID:
  STATUS:
  LOCATION:
  a line that is not one
  DESCRIPTION:Bring: | all of you
  X-A;B:C
  SUMMARY:Vespers | BEGIN:VALARM | SUMMARY:secret | DTSTART:nonsense | END:VALARM
`;

it.each(rowsOf(ignored))('%j is ignored', (line = '') => {
  expect(among(`DTSTART:20261206T120000 | ${line}`)).toEqual([['First', 'Vespers', 'Last'], []]);
});

it('events without a UID are events of their own', () => {
  const event = (lines: string) => `BEGIN:VEVENT | SUMMARY:Vespers | DTSTART:20261206${lines} | END:VEVENT`;
  const events = upcoming(event('T080000 | STATUS:CANCELLED'), event('T120000'), event('T180000'));
  expect(events).toMatchObject([{ hours: { startTime: '12:00 PM' } }, { hours: { startTime: '6:00 PM' } }]);
});

it('5,000 events are read, and the first 60 of them returned by start, whatever their order in the file', () => {
  const events = Array.from(
    { length: 5_000 },
    (_, i) => `DTSTART:${stamp('2026-12-06T05:00:00Z', i - 2_000)}Z | SUMMARY:Event ${i}`,
  );
  expect([EVENT_DAYS, MAX_EVENTS]).toEqual([90, 60]);
  expect(
    [60, 61].map(
      (count) => upcomingEvents(calendar(...events.slice(2000, 2000 + count)), today, newYork).hasMore,
    ),
  ).toEqual([false, true]);
  expect(upcoming(...events.reverse()).map(({ title }) => title)).toEqual(
    Array.from({ length: 60 }, (_, i) => `Event ${i + 2_000}`),
  );
});

/** @returns the titles of three events, the second as given, and the lines that could not be read */
function among(event: string): [string[], string[]] {
  const first = 'DTSTART:20261206T080000 | SUMMARY:First';
  const last = 'DTSTART:20261206T180000 | SUMMARY:Last | CLASS:PUBLIC | STATUS:TENTATIVE';
  const { events, brokenLines } = upcomingEvents(calendar(first, event, last), today, newYork);
  return [events.map(({ title }) => title), brokenLines];
}
