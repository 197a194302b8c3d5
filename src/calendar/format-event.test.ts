import { expect, it } from 'vitest';
import { church } from '#church/fixtures/church.ts';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { liturgy, noServices } from '#liturgies/fixtures/services.ts';
import type { CalendarDate } from '#time/dates.ts';
import { calendar } from './ics/fixtures/calendar.ts';
import { formatEvent, formatPlace, formatTimes, nextEvents } from './format-event.ts';
import { upcomingEvents } from './ics/upcoming-events.ts';

const table = readFixture(import.meta.dirname, 'fixtures/events.yaml') as {
  places: { place?: string; online?: string; shown: string | null }[];
  times: { event: string; line: string; below?: string; date?: CalendarDate }[];
} & Record<'weekly' | 'other' | 'cancellations', string[]>;

const read = (...components: string[]) =>
  upcomingEvents(calendar(...components), '2026-10-30', church.timeZone).events;

it.each(table.places)('the place of %j', ({ shown, ...values }) => {
  const [event] = read('DTSTART:20261206T083000');
  expect(event && formatPlace({ ...event, ...values }, church)).toBe(shown ?? undefined);
});

it.each(table.times)('$event: $line, and $below', ({ event: lines, line, below, date }) => {
  const [event] = read(lines);
  // `Intl` writes narrow spaces.
  const texts = event && [formatEvent(event), formatTimes(event, date)].map((it) => it?.replace(/\s/g, ' '));
  expect(texts).toEqual([`${line}: Vespers`, below]);
});

const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const services = {
  ...noServices,
  liturgies: [{ ...sunday, language: 'English' }, liturgy('Saturday, 6:00 PM–8:00 PM', { week: 'first' })],
  specialServices: [{ ...sunday, name: 'Prayers', date: '2026-12-07' as const }],
  usualLiturgy: { name: 'Divine Liturgy – القداس' },
};
const nextTitles = (...events: string[]) =>
  nextEvents(read(...events), services, '2026-12-07').map(({ title }) => title);

it.each(table.weekly)('%s is a weekly liturgy, which is no event besides', (event) => {
  expect(read(event)).toHaveLength(1);
  expect(nextTitles(event)).toEqual([]);
});

it.each(table.other)('%s is an event besides the weekly liturgies', (event) => {
  expect(nextTitles(event)).toHaveLength(1);
});

const picnic = ['DTSTART:20261206T120000', 'DTSTART:20261207T120000 | SUMMARY:Picnic'];

it.each(table.cancellations)('%j at the hours of a liturgy is named first, in any language', (title) => {
  const event = `DTSTART:20261213T083000 | DTEND:20261213T113000 | SUMMARY:${title}`;
  expect(nextTitles(...picnic, event)).toEqual([title, 'Vespers']);
});

it('an event at the hours of a liturgy in a later week is named in the order of time', () => {
  const later = 'DTSTART:20261220T083000 | DTEND:20261220T140000 | SUMMARY:Bishop Paul ordains deacons';
  expect(nextTitles(...picnic, later)).toEqual(['Vespers', 'Picnic']);
});

it.each(['No childcare during the Liturgy', 'Servants without borders', 'Church picnic', 'القداس والأغابي'])(
  '%j is named in the order of time',
  (title) => {
    expect(nextTitles(...picnic, `DTSTART:20261206T130000 | SUMMARY:${title}`)).toEqual(['Vespers', title]);
  },
);
