import { expect, it } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { type CalendarEvent, inWords } from '#calendar/calendar-event.ts';
import { calendar, rowsOf } from './fixtures/calendar.ts';
import { upcomingEvents } from './upcoming-events.ts';

const newYork = 'America/New_York';
/** A Sunday; the last of the 90 days is March 5. */
const today = '2026-12-06';

const read = (components: string, from: CalendarDate = today, timeZone = newYork) =>
  upcomingEvents(calendar(...components.split(' || ')), from, timeZone);

/** @returns `12-31/01-01 22:00–00:30 Praises @ Church`, without a title that is not given */
const show = ({ title, place, firstDate, lastDate, hours }: CalendarEvent) => {
  const dates = firstDate === lastDate ? [firstDate] : [firstDate, lastDate];
  const times = hours && `${hours.startTime}–${hours.endTime}`;
  return [dates.map((date) => date.slice(5)).join('/'), times, title, place && `@ ${place}`]
    .filter((it) => it && it !== 'Vespers')
    .join(' ');
};

it('an event has its title, place, days, hours and times, and an all-day event its days', () => {
  const bazaar = 'DTSTART:20261212T150000Z | DTEND:20261212T200000Z | SUMMARY:Bazaar | LOCATION:Parish Hall';
  const free = 'DTSTART;VALUE=DATE:20261231 | DTEND;VALUE=DATE:20270102 | SUMMARY:No School | LOCATION:  ';
  const times = { start: '2026-12-12T10:00:00-05:00', end: '2026-12-12T15:00:00-05:00' };
  const hours = { startTime: '10:00', endTime: '15:00' };
  const days = { firstDate: '2026-12-12', lastDate: '2026-12-12' };
  expect(read(`${free} || ${bazaar} | DESCRIPTION:secret`).events).toStrictEqual([
    { title: 'Bazaar', place: 'Parish Hall', ...days, hours, ...times },
    ...[{ title: 'No School', firstDate: '2026-12-31', lastDate: '2027-01-01' }].map((it) => ({
      ...{ ...it, start: it.firstDate, end: it.lastDate },
    })),
  ]);
});

/** What is shown, in the order of time, of one or more events. The first rows are before, on and after the 90 days. */
const shown = `
  DTSTART;VALUE=DATE:20261205 | DTEND;VALUE=DATE:20261206 →
  DTSTART;VALUE=DATE:20261115 | DTEND;VALUE=DATE:20261207 → 11-15/12-06
  DTSTART:20261205T200000 | DTEND:20261206T000000 →
  DTSTART:20261205T200000 | DTEND:20261206T003000 → 12-05/12-06 20:00–00:30
  DTSTART:20270306T043000Z → 03-05 23:30–23:30
  DTSTART:20270306T050000Z →
  DTSTART:20261206T000000 → 12-06 00:00–00:00
  DTSTART:20261206T200000 | DTEND:20261207T000000 → 12-06 20:00–00:00
  DTSTART:20261210T170000 | DTEND:20261212T140000 → 12-10/12-12 17:00–14:00
  DTSTART:20261206T120000 | DTEND:20261206T110000 → 12-06 12:00–12:00
  DTSTART;VALUE=DATE:20261206 | DTEND:20261208T120000 → 12-06
  DTSTART;TZID=Pacific/Auckland;VALUE=DATE:20261206 | DTEND;TZID=Pacific/Auckland;VALUE=DATE:20261208
    → 12-06/12-07
  DTSTART:20261206T000000 | DTEND:20261207T000000 → 12-06
  DTSTART:20261206T000000 | DTEND:20261208T235900 → 12-06/12-08
  DTSTART:20261206T050000Z | DTEND:20261208T050000Z → 12-06/12-07
  X-MICROSOFT-CDO-ALLDAYEVENT:true | DTSTART;TZID=Egypt Standard Time:20261206T000000
    | DTEND;TZID=Egypt Standard Time:20261209T000000
    → 12-06/12-08
  DTSTART:20261206T000000 | DTEND:20261207T060000 → 12-06/12-07 00:00–06:00
  DTSTART;VALUE=DATE:20261207 || DTSTART:20261206T153000Z || DTSTART:20261206T000000
    || DTSTART;VALUE=DATE:20261206 || DTSTART;TZID=America/Los_Angeles:20261206T080000
    → 12-06, 12-06 00:00–00:00, 12-06 10:30–10:30,
    12-06 11:00–11:00, 12-07
  DTSTART;TZID=America/New_York:20261206T083000 | DURATION:PT1H
    | RDATE;VALUE=PERIOD:20261226T010000Z/20261226T040000Z
    → 12-06 08:30–09:30, 12-25 20:00–23:00
  DTSTART;TZID=America/New_York:20261206T083000 | DURATION:PT1H | RDATE:20261225T200000/P1D
    → 12-06 08:30–09:30, 12-25/12-26 20:00–20:00
  UID:1 | DTSTART:20261206T083000 | DURATION:PT1H | LOCATION:Church | RRULE:FREQ=WEEKLY;COUNT=2
    || UID:1 | RECURRENCE-ID:20261213T083000 | DTSTART:20261213T090000 | DTEND:20261213T140000
    | SUMMARY:Feast | LOCATION:Cathedral
    → 12-06 08:30–09:30 @ Church, 12-13 09:00–14:00 Feast @ Cathedral
  BEGIN:VEVENT | DTSTART:20261206T080000 | STATUS:CANCELLED | SUMMARY:Without | END:VEVENT
    || BEGIN:VEVENT | DTSTART:20261206T120000 | SUMMARY:a UID | END:VEVENT → 12-06 12:00–12:00 a UID
`;

it.each(rowsOf(shown))('%s: %s', (components = '', expected) => {
  expect(read(components).events.map(show).join(', ')).toBe(expected);
});

const tz = 'TZID=America/New_York';
/** Sundays through December 27. */
const sundays = `UID:1 | DTSTART;${tz}:20261108T083000 | RRULE:FREQ=WEEKLY;UNTIL=20261228T000000Z`;
const without13 = `${sundays} | EXDATE;${tz}:20261213T083000`;
const from2027 = `UID:1 | DTSTART;${tz}:20270404T083000 | RRULE:FREQ=WEEKLY;COUNT=3`;
const instance = (day: string) => `UID:1 | RECURRENCE-ID;${tz}:202612${day}T083000`;
const from = (day: string) => instance(day).replace('ID;', 'ID;RANGE=THISANDFUTURE;');

const vtimezone = (id: string, standard = '-0500', daylight = '-0400') => {
  const change = (name: string, from: string, to: string, day: string) =>
    `BEGIN:${name} | DTSTART:16010101T020000 | TZOFFSETFROM:${from} | TZOFFSETTO:${to} | RRULE:FREQ=YEARLY;${day} | END:${name}`;
  const toStandard = change('STANDARD', daylight, standard, 'BYDAY=1SU;BYMONTH=11');
  const toDaylight = change('DAYLIGHT', standard, daylight, 'BYDAY=2SU;BYMONTH=3');
  return `BEGIN:VTIMEZONE | TZID:${id} | ${toStandard} | ${toDaylight} | END:VTIMEZONE`;
};
const unreadableZone = vtimezone('Odd').replaceAll('YEARLY', 'MONTHLY;BYYEARDAY=1');

const series = `
  EXDATE → ${without13}, 20261220T083000 → 12-06 12-27
  EXDATE in UTC → ${sundays} | EXDATE:20261213T133000Z | EXDATE:20261220T133000Z → 12-06 12-27
  EXDATE of days without VALUE
    → DTSTART;VALUE=DATE:20261206 | RRULE:FREQ=DAILY;COUNT=4 | EXDATE:20261207,20261208 → 12-06 12-09
  RDATE and RRULE → ${without13} | RDATE;${tz}:20261225T103000 → 12-06 12-20 12-25 12-27
  names and rules in lower case
    → begin:vevent | summary:a | dtstart;value=date:20261206 | rrule: freq=weekly; byday=su;count=3
    | exdate;value=date:20261213 | end:vevent
    → 12-06 12-20
  days of an instance that began before today
    → DTSTART;VALUE=DATE:20261106 | DTEND;VALUE=DATE:20261109 | RRULE:FREQ=WEEKLY;COUNT=5 → 12-04
  a day that some months lack → DTSTART:20260131T193000 | RRULE:FREQ=MONTHLY;COUNT=8 → 12-31 01-31
  a start long ago → DTSTART:16010101T083000 | RRULE:FREQ=DAILY;UNTIL=20261207T140000 → 12-06 12-07
  a day that no month has → DTSTART:20200228T083000 | RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30 →
  each second → DTSTART:20200115T083000 | RRULE:FREQ=SECONDLY →
  UNTIL as a day → DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261208 → 12-06 12-07 12-08
  UNTIL as midnight in UTC → DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261208T000000Z
    → 12-06 12-07 12-08
  UNTIL as midnight of a parish in the east
    → DTSTART;VALUE=DATE:20261204 | RRULE:FREQ=DAILY;UNTIL=20261207T220000Z → 12-06 12-07 12-08 → Africa/Cairo
  UNTIL at the start → DTSTART:20261206T083000 | RRULE:FREQ=DAILY;UNTIL=20261206T083000 → 12-06
  UNTIL before the first, as Google keeps a series of which "this and following" was deleted
    → DTSTART;TZID=Europe/London:20261208T140000 | RRULE:FREQ=WEEKLY;UNTIL=20261208T135959Z
    || DTSTART:20261211T110000 | RRULE:FREQ=WEEKLY;UNTIL=20261211T045959Z →
  days that Outlook names by midnight
    → UID:1 | DTSTART;VALUE=DATE:20261202 | RRULE:FREQ=WEEKLY;UNTIL=20261230T050000Z
    | EXDATE;TZID=Eastern Standard Time:20261216T000000
    || UID:1 | RECURRENCE-ID;TZID=Eastern Standard Time:20261223T000000 | DTSTART;VALUE=DATE:20261224
    → 12-09 12-24 12-30
  moved → ${sundays} || ${instance('13')} | DTSTART:20261215T190000 → 12-06 12-15 12-20 12-27
  moved onto the next → ${sundays} || ${instance('13')} | DTSTART;${tz}:20261220T083000
    → 12-06 12-20 12-20 12-27
  moved, but it is not known which → ${sundays}
    || UID:1 | RECURRENCE-ID:nonsense | SEQUENCE:1 | DTSTART:20261215T190000 → 12-06 12-13 12-15 12-20 12-27
  moved twice → ${sundays} || ${instance('13')} | SEQUENCE:2 | DTSTART:20261216T190000
    || ${instance('13')} | SEQUENCE:1 | DTSTART:20261215T190000 → 12-06 12-16 12-20 12-27
  moved, in a zone that cannot be read → ${unreadableZone}
    || UID:1 | RECURRENCE-ID;TZID=Odd:20261213T083000 | DTSTART:20261215T190000 || DTSTART:20261216T190000
    → 12-15 12-16
  moved, but the series is missing → ${instance('13')} | DTSTART:20261215T190000
    || ${from('20')} | DTSTART:20261221T190000 → 12-15 12-21
  moved, then canceled → ${sundays} || ${instance('13')} | SEQUENCE:9 | DTSTART:20261215T190000
    || ${instance('13')} | SEQUENCE:10 | DTSTART:20261215T190000 | STATUS:CANCELLED → 12-06 12-20 12-27
  an older version → ${sundays} | SEQUENCE:3 || UID:1 | SEQUENCE:2 | DTSTART:20261210T120000
    → 12-06 12-13 12-20 12-27
  moved from a day after the 90 → ${from2027}
    || ${instance('').replace('202612', '20270411')} | DTSTART:20261210T190000 → 12-10
  that and all after it moved → ${sundays} || ${from('13')} | DTSTART:20261212T190000
    → 12-06 12-12 12-19 12-26
  that and all after it moved, named by its day → ${sundays}
    || UID:1 | RECURRENCE-ID;RANGE=THISANDFUTURE:20261213 | DTSTART:20261212T190000 → 12-06 12-12 12-19 12-26
  that and all after it moved, twice → ${sundays} || ${from('20')} | DTSTART:20261221T083000
    || ${from('13')} | DTSTART:20261212T190000 → 12-06 12-12 12-21 12-28
  that and all after it moved, but one → ${sundays} || ${from('13')} | DTSTART:20261212T190000
    || ${instance('20')} | DTSTART:20261220T083000 → 12-06 12-12 12-20 12-26
  that and all after it canceled → ${sundays} || ${from('20')} | DTSTART:20261220T083000 | STATUS:CANCELLED
    → 12-06 12-13
  moved into the 90 days, and all after it → ${from2027}
    || ${from('').replace('202612', '20270411')} | DTSTART:20261210T190000 → 12-10 12-17
  moved and excluded at once, as Outlook does → ${without13} | SEQUENCE:2
    || ${instance('13')} | SEQUENCE:2 | DTSTART:20261215T190000 → 12-06 12-15 12-20 12-27
  moved, then deleted → ${without13} | SEQUENCE:3 || ${instance('13')} | SEQUENCE:2 | DTSTART:20261215T190000
    → 12-06 12-20 12-27
  moved, then another day deleted → ${sundays} | SEQUENCE:4 | EXDATE;${tz}:20261220T083000
    || ${instance('13')} | SEQUENCE:1 | DTSTART:20261215T190000 → 12-06 12-15 12-27
  one private → ${sundays} || ${instance('13')} | DTSTART:20261215T190000 | CLASS:PRIVATE → 12-06 12-20 12-27
`;

it.each(rowsOf(series))('a series: %s', (_, components = '', expected, timeZone = newYork) => {
  const dates = read(components, today, timeZone).events.map(({ firstDate }) => firstDate.slice(5));
  expect(dates.join(' ')).toBe(expected);
});

/**
 * Times in a zone before the clocks change in the spring and in the fall, which are 8:30 in New York; and what they are there a
 * week later.
 */
const clocks = `
  133000Z → 123000Z → 09:30 → 07:30
  083000 → 083000 → 08:30 → 08:30
  083000 → 083000 → 08:30 → 08:30 → ;TZID=America/New_York
  053000 → 053000 → 08:30 → 08:30 → ;TZID=America/Los_Angeles
  083000 → 083000 → 08:30 → 08:30 → ;TZID=Parish Time
  083000 → 083000 → 08:30 → 08:30 → ;TZID=Eastern Standard Time
  190000 → 180000 → 09:30 → 07:30 → ;TZID=Customized Time Zone
`;
const zones = `${vtimezone('Eastern Standard Time')} || ${vtimezone('Customized Time Zone', '+0530', '+0530')}`;

it.each(rowsOf(clocks))('%s or %s is 8:30, and a week later %s or %s: %s', (...row) => {
  const [spring, fall, inSpring, inFall, zone = ''] = row;
  const startsFrom = (day: CalendarDate, time = '') => {
    const start = `DTSTART${zone}:${day.replaceAll('-', '')}T${time}`;
    return read(`${zones} || ${start} | RRULE:FREQ=WEEKLY;COUNT=2`, day).events.map((it) => it.start);
  };
  expect([...startsFrom('2026-03-01', spring), ...startsFrom('2026-10-25', fall)]).toEqual([
    ...['2026-03-01T08:30:00-05:00', `2026-03-08T${inSpring}:00-04:00`],
    ...['2026-10-25T08:30:00-04:00', `2026-11-01T${inFall}:00-05:00`],
  ]);
});

/**
 * RFC 5545, 3.3.5: a time that does not exist has the offset before the change; of one that exists twice, it is the first.
 * 3.3.6: the hours of a duration are exact, its days are those of the calendar.
 */
const changes = `
  DTSTART;${tz}:20260308T023000 → 2026-03-08T03:30:00-04:00 → 2026-03-08T03:30:00-04:00
  DTSTART:20260308T023000 | DTEND:20260308T043000 → 2026-03-08T03:30:00-04:00 → 2026-03-08T04:30:00-04:00
  DTSTART;${tz}:20261101T013000 → 2026-11-01T01:30:00-04:00 → 2026-11-01T01:30:00-04:00
  DTSTART:20261101T053000Z | DTEND:20261101T063000Z → 2026-11-01T01:30:00-04:00 → 2026-11-01T01:30:00-05:00
  DTSTART;${tz}:20261031T230000 | DURATION:PT6H → 2026-10-31T23:00:00-04:00 → 2026-11-01T04:00:00-05:00
  DTSTART;${tz}:20261031T230000 | DTEND;TZID=America/Chicago:20261101T040000 → 2026-10-31T23:00:00-04:00
    → 2026-11-01T05:00:00-05:00
  UID:1 | DTSTART;${tz}:20270307T083000 | RRULE:FREQ=WEEKLY;COUNT=2
    || UID:1 | RECURRENCE-ID;RANGE=THISANDFUTURE;${tz}:20270307T083000 | DTSTART;${tz}:20270306T183000
    | DURATION:PT2H
    → 2027-03-06T18:30:00-05:00 → 2027-03-06T20:30:00-05:00 → 2027-03-13T18:30:00-05:00
    → 2027-03-13T20:30:00-05:00
`;

it.each(rowsOf(changes))('%s: from %s to %s', (components = '', start = '', ...more) => {
  const { events } = read(components, start.slice(0, 10) as CalendarDate);
  expect(events.flatMap((event) => [event.start, event.end])).toEqual([start, ...more]);
});

it.each([
  ['America/Los_Angeles', '2026-12-06T04:00:00-08:00', '2026-12-06T12:00:00-08:00'],
  ['Africa/Cairo', '2026-12-06T14:00:00+02:00', '2026-12-06T12:00:00+02:00'],
])('a parish in %s has its own noon', (timeZone, noonInUtc, noon) => {
  const times = [':20261206T120000Z', ':20261206T120000', ';TZID=Parish Time:20261206T120000'];
  const starts = times.map((time) => read(`DTSTART${time}`, today, timeZone).events[0]?.start);
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
  const { events, brokenLines } = read(`DTSTART;TZID="${id}":20261208T${time}`);
  expect([events.map(({ start }) => start), brokenLines]).toEqual([['2026-12-08T12:00:00-05:00'], []]);
});

it.each([newYork, 'Parish Time'])('a VTIMEZONE %s is not that of the next calendar', (id) => {
  const event = `DTSTART;TZID=${id}:20261206T080000`;
  read(`${vtimezone(id, '-0800', '-0700')} || ${event}`);
  expect(read(event).events[0]?.start).toBe('2026-12-06T08:00:00-05:00');
});

/** Whether an event is listed, and the line of it that is said not to be read. */
const lines = `
  DTSTART:nonsense → no → DTSTART:nonsense
  DTSTART → no → UID:1@example.org
  DTSTART: → no → UID:1@example.org
  CLASS:PRIVATE → no
  CLASS:CONFIDENTIAL → no
  STATUS:CANCELLED → no
  COMMENT:without SUMMARY → no
  SUMMARY: → no
  SUMMARY;LANGUAGE=en-us:Busy  → no
  SUMMARY:Veill\uFFFDe → no → SUMMARY:Veill\uFFFDe
  LOCATION;LANGUAGE=fr:No\uFFFDl → no → LOCATION;LANGUAGE=fr:No\uFFFDl
  DESCRIPTION:Stra\uFFFDe → yes
  CLASS;X:PRIVATE → no → CLASS;X:PRIVATE
  STATUS;X:CANCELLED → no → STATUS;X:CANCELLED
  BEGIN:VEVENT | DTSTART:20261206T120000 | CLASS:PRIVATE → no → UID:1@example.org
  RRULE:FREQ=SOMETIMES → yes → RRULE:FREQ=SOMETIMES
  RRULE:FREQ=WEEKLY;BYDAY=XX → yes → RRULE:FREQ=WEEKLY;BYDAY=XX
  DTEND:nonsense → yes → DTEND:nonsense
  RDATE:20261206Z → yes → RDATE:20261206Z
  RECURRENCE-ID:nonsense → yes → RECURRENCE-ID:nonsense
  LOCATION;X:the STATUS of a CLASS → yes → LOCATION;X:the STATUS of a CLASS
  DTEND;TZID=UTC+5:75:20261206T130000 → yes → DTEND;TZID=UTC+5:75:20261206T130000
  DTEND;TZID="Eastern Time (US & Canada)":20261206T130000 → yes
    → DTEND;TZID=Eastern Time (US & Canada):20261206T130000
  DTEND;TZID=Odd Time:20261206T130000 || ${vtimezone('Odd Time')} → yes
  RRULE: → yes
  DTEND: → yes
  DURATION: → yes
  RECURRENCE-ID: → yes
  STATUS: → yes
  LOCATION: → yes
  a line that is not one → yes
  DESCRIPTION:Bring: | all of you → yes
  X-A;B:C → yes
  SUMMARY:Vespers | BEGIN:VALARM | SUMMARY:secret | DTSTART:nonsense | END:VALARM → yes
`;

it.each(rowsOf(lines))('%j is listed: %s; the others are', (line = '', isListed, ...broken) => {
  const [first, last] = ['DTSTART:20261206T080000 | SUMMARY:First', 'DTSTART:20261206T180000 | SUMMARY:Last'];
  const event = line.startsWith('DTSTART') ? line : `DTSTART:20261206T120000 | ${line}`;
  const { events, brokenLines } = read(`${first} || ${event} || ${last} | CLASS:PUBLIC | STATUS:TENTATIVE`);
  const titles = events.map(({ title }) => title);
  expect(titles).toEqual(['First', ...(isListed === 'yes' ? ['Vespers'] : []), 'Last']);
  expect(brokenLines).toEqual(broken);
});

const file = calendar('DTSTART:20261206T120000');
it.each(['', file.slice(0, 150), file.replace('END:VCALENDAR', ''), `${file}<p>Sorry</p>`, `<pre>${file}`])(
  '%j is not a calendar',
  (text) => {
    // A sentence
    expect(() => upcomingEvents(text, today, newYork)).toThrow(/^\S+( \S+){2,}/);
  },
);

it('the first 60 of 5,000 events of 90 days are returned by start, whatever their order in the file', () => {
  const at = (hours: number) =>
    new Date(Date.parse('2026-12-06T05:00:00Z') + hours * 3_600_000).toISOString();
  const events = Array.from(
    { length: 5_000 },
    (_, i) => `DTSTART:${at(i - 2_000).replaceAll(/[-:]|\.000/g, '')} | SUMMARY:Event ${i}`,
  );
  const hasMore = (count: number) => read(events.slice(2_000, 2_000 + count).join(' || ')).hasMore;
  expect([60, 61].map(hasMore)).toEqual([false, true]);
  const titles = read(events.reverse().join(' || ')).events.map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 60 }, (_, i) => `Event ${i + 2_000}`));
});

const html = '<b>Bazaar</b> & <script>alert(1)</script> &lt';
it.each([
  [String.raw`Feast\, of\; St. Mark\nand vigil\N\\o/`, String.raw`Feast, of; St. Mark and vigil \o/`],
  ['  Busy \t  and busy ', 'Busy and busy'],
  [html, html],
  ['Bread &amp; Wine: St. Mark&#8217;s &lt;3 &amp;amp;', 'Bread & Wine: St. Mark’s <3 &amp;'],
  ['\u202EMeal\u202C &#8238;of\u2066 Love\u2069\u200F', 'Meal of Love\u200F'],
  ['a\u0000b\u0007c\u001B[31md\u007Fe\u0085f\u009Fg', 'abc[31mdefg'],
  ['Ves&#7;pers&#27; &#x1B;today', 'Vespers today'],
  ['half \uD83D', 'half'],
  // Folded between the halves of a character in UTF-16.
  ['Prayer \ud83d\r\n \ude4f and \n\tPraises', 'Prayer 🙏 and Praises'],
  // 100 characters remain, of more whole words, or as many as fit.
  [`${'a'.repeat(49)}${' '.repeat(99)}${'b'.repeat(50)}`, `${'a'.repeat(49)} ${'b'.repeat(50)}`],
  [`${'a'.repeat(60)} ${'b'.repeat(40)}`, `${'a'.repeat(60)}…`],
  ['🙏'.repeat(200), `${'🙏'.repeat(99)}…`],
  // In no time to speak of.
  ['a-'.repeat(1_000_000), `${'a-'.repeat(49)}a…`],
])('%.99j is plain text as a title and as a place', (text, expected) => {
  const { events } = read(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`);
  expect(events).toMatchObject([{ title: expected, place: expected }]);
});

/** A title or place with a URL, and what is shown of it. */
const urls = `
  https://us02web.zoom.us/j/8612?pwd=SECRET → Online
  www.meet.example, passcode SECRET → Online
  webex://SECRET → Online
  Parish Hall or https://zoom.us/j/8612 → Parish Hall, Online
  القاعة عبر <https://teams.microsoft.com/8612> SECRET → القاعة, Online
  Hall – Church.WebEx.com/meet → Hall, Online
  Hall and via (meet.google.com/abc) → Hall, Online
  Camp Hanover (https://camp.example/a) → Camp Hanover
  Vatican: www.camp.example → Vatican
  Zoom 8612, PIN 4829 → Zoom 8612, PIN 4829
  Feast of St.George/St.Mercurius at gozoom.us2 → Feast of St.George/St.Mercurius at gozoom.us2
`;

it.each(rowsOf(urls))('%j is shown as %j', (text = '', expected) => {
  const [event] = read(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`).events.map(inWords);
  expect(event?.title).toBe(expected);
  expect([event?.place, event?.online].filter(Boolean).join(', ')).toBe(expected);
});
