import { expect, it } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import type { CalendarDate } from '#time/dates.ts';
import { type CalendarEvent, inWords } from '#calendar/calendar-event.ts';
import { calendar } from './fixtures/calendar.ts';
import { upcomingEvents } from './upcoming-events.ts';

interface Row {
  name?: string;
  events: string | string[];
  shown: string | null;
  timeZone?: string;
  broken?: string;
}

const table = readFixture(import.meta.dirname, 'fixtures/events.yaml') as Record<
  'days' | 'series' | 'clocks' | 'lines',
  Row[]
> &
  Record<'urls' | 'zones' | 'texts', Record<string, string>> & {
    changes: Record<'zone' | 'spring' | 'fall' | 'afterSpring' | 'afterFall', string>[];
  };
const newYork = 'America/New_York';
/** A Sunday; the last of the 90 days is March 5. */
const today = '2026-12-06';

const read = (components: string | string[], from: CalendarDate = today, timeZone = newYork) =>
  upcomingEvents(calendar(...[components].flat()), from, timeZone);

/** @returns `12-31/01-01 22:00–00:30 Praises @ Church` */
const show = ({ title, place, firstDate, lastDate, hours }: CalendarEvent) => {
  const dates = firstDate === lastDate ? [firstDate] : [firstDate, lastDate];
  const times = hours && `${hours.startTime}–${hours.endTime}`;
  return [dates.map((date) => date.slice(5)).join('/'), times, title, place && `@ ${place}`]
    .filter((it) => it && it !== 'Vespers')
    .join(' ');
};

it('an event has its title, place, days, hours and times', () => {
  const bazaar = 'DTSTART:20261212T150000Z | DTEND:20261212T200000Z | SUMMARY:Bazaar | LOCATION:Parish Hall';
  const free = 'DTSTART;VALUE=DATE:20261231 | DTEND;VALUE=DATE:20270102 | SUMMARY:No School | LOCATION:  ';
  const day = { firstDate: '2026-12-12', lastDate: '2026-12-12' };
  const times = { start: '2026-12-12T10:00:00-05:00', end: '2026-12-12T15:00:00-05:00' };
  const hours = { startTime: '10:00', endTime: '15:00' };
  const days = { firstDate: '2026-12-31', lastDate: '2027-01-01', start: '2026-12-31', end: '2027-01-01' };
  expect(read([free, `${bazaar} | DESCRIPTION:secret`]).events).toStrictEqual([
    { title: 'Bazaar', place: 'Parish Hall', hours, ...day, ...times },
    { title: 'No School', ...days },
  ]);
});

it.each(table.days)('$events: $shown', ({ events, shown }) => {
  expect(read(events).events.map(show).join(', ')).toBe(shown ?? '');
});

it.each(table.series)('a series: $name', ({ events, shown, timeZone }) => {
  const dates = read(events, today, timeZone).events.map(({ firstDate }) => firstDate.slice(5));
  expect(dates.join(' ')).toBe(shown ?? '');
});

it.each(table.clocks)('$events: $shown', ({ events, shown }) => {
  const found = read(events, shown?.slice(0, 10) as CalendarDate).events;
  expect(found.map(({ start, end }) => `${start} ${end}`).join(' ')).toBe(shown);
});

it.each(table.lines)(
  '$events: whether it is shown: $shown; not read: $broken',
  ({ events, shown, broken }) => {
    const [line = '', ...others] = [events].flat();
    const event = line.startsWith('DTSTART') ? line : `DTSTART:20261206T120000 | ${line}`;
    const first = 'DTSTART:20261206T080000 | SUMMARY:First';
    const last = 'DTSTART:20261206T180000 | SUMMARY:Last | CLASS:PUBLIC | STATUS:TENTATIVE';
    const found = read([first, event, ...others, last]);
    const titles = ['First', ...(shown === 'yes' ? ['Vespers'] : []), 'Last'];
    expect([found.events.map(({ title }) => title), found.brokenLines]).toEqual([
      titles,
      broken ? [broken] : [],
    ]);
  },
);

it.each(Object.entries(table.urls))('%j is shown as %j', (text, expected) => {
  const [event] = read(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`).events.map(inWords);
  expect(event?.title).toBe(expected);
  expect([event?.place, event?.online].filter(Boolean).join(', ')).toBe(expected);
});

const vtimezone = (id: string, standard = '-0500', daylight = '-0400') => {
  const change = (name: string, from: string, to: string, day: string) =>
    `BEGIN:${name} | DTSTART:16010101T020000 | TZOFFSETFROM:${from} | TZOFFSETTO:${to} | RRULE:FREQ=YEARLY;${day} | END:${name}`;
  const toStandard = change('STANDARD', daylight, standard, 'BYDAY=1SU;BYMONTH=11');
  const toDaylight = change('DAYLIGHT', standard, daylight, 'BYDAY=2SU;BYMONTH=3');
  return `BEGIN:VTIMEZONE | TZID:${id} | ${toStandard} | ${toDaylight} | END:VTIMEZONE`;
};
const zones = [vtimezone('Eastern Standard Time'), vtimezone('Customized Time Zone', '+0530', '+0530')];

it.each(table.changes)(
  'a series where clocks change: %j',
  ({ zone, spring, fall, afterSpring, afterFall }) => {
    const startsFrom = (day: CalendarDate, time: string) => {
      const start = `DTSTART${zone}:${day.replaceAll('-', '')}T${time}`;
      return read([...zones, `${start} | RRULE:FREQ=WEEKLY;COUNT=2`], day).events.map((it) => it.start);
    };
    expect([...startsFrom('2026-03-01', spring), ...startsFrom('2026-10-25', fall)]).toEqual([
      ...['2026-03-01T08:30:00-05:00', `2026-03-08T${afterSpring}:00-04:00`],
      ...['2026-10-25T08:30:00-04:00', `2026-11-01T${afterFall}:00-05:00`],
    ]);
  },
);

it.each([
  ['America/Los_Angeles', '2026-12-06T04:00:00-08:00', '2026-12-06T12:00:00-08:00'],
  ['Africa/Cairo', '2026-12-06T14:00:00+02:00', '2026-12-06T12:00:00+02:00'],
])('a parish in %s has its own noon', (timeZone, noonInUtc, noon) => {
  const times = [':20261206T120000Z', ':20261206T120000', ';TZID=Parish Time:20261206T120000'];
  const starts = times.map((time) => read(`DTSTART${time}`, today, timeZone).events[0]?.start);
  expect(starts).toEqual([noonInUtc, noon, noon]);
});

// By newer rules than those of Node.
it('an event in UTC is shown by the clocks of Winnipeg, which stay as they are in summer', () => {
  const { events } = read('DTSTART:20261206T133000Z | DTEND:20261206T150000Z', today, 'America/Winnipeg');
  expect(events[0]?.hours).toEqual({ startTime: '08:30', endTime: '10:00' });
  expect(events[0]?.start).toBe('2026-12-06T08:30:00-05:00');
});

it.each(Object.entries(table.zones))('the time zone %s is read: %s is noon in New York', (id, time) => {
  const { events, brokenLines } = read(`DTSTART;TZID="${id}":20261208T${time}`);
  expect([events.map(({ start }) => start), brokenLines]).toEqual([['2026-12-08T12:00:00-05:00'], []]);
});

it.each([newYork, 'Parish Time'])('a VTIMEZONE %s is not that of the next calendar', (id) => {
  const event = `DTSTART;TZID=${id}:20261206T080000`;
  read([vtimezone(id, '-0800', '-0700'), event]);
  expect(read(event).events[0]?.start).toBe('2026-12-06T08:00:00-05:00');
});

it('the first 60 of 5,000 events are returned by start', () => {
  const at = (hours: number) =>
    new Date(Date.parse('2026-12-06T05:00:00Z') + hours * 3_600_000).toISOString();
  const events = Array.from(
    { length: 5_000 },
    (_, i) => `DTSTART:${at(i - 2_000).replaceAll(/[-:]|\.000/g, '')} | SUMMARY:Event ${i}`,
  );
  const hasMore = (count: number) => read(events.slice(2_000, 2_000 + count)).hasMore;
  expect([60, 61].map(hasMore)).toEqual([false, true]);
  const titles = read(events.reverse()).events.map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 60 }, (_, i) => `Event ${i + 2_000}`));
});

it.each([
  ...Object.entries(table.texts),
  // 100 characters remain, of more whole words, or as many as fit.
  [`${'a'.repeat(49)}${' '.repeat(99)}${'b'.repeat(50)}`, `${'a'.repeat(49)} ${'b'.repeat(50)}`],
  [`${'a'.repeat(60)} ${'b'.repeat(40)}`, `${'a'.repeat(60)}…`],
  ['🙏'.repeat(200), `${'🙏'.repeat(99)}…`],
  ['a-'.repeat(1_000_000), `${'a-'.repeat(49)}a…`],
])('%.99j is plain text as a title and as a place', (text, expected) => {
  const { events } = read(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`);
  expect(events).toMatchObject([{ title: expected, place: expected }]);
});
