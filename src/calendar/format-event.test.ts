import { expect, it } from 'vitest';
import { church } from '#church/fixtures/church.ts';
import { noServices } from '#liturgies/fixtures/services.ts';
import type { CalendarDate } from '#time/dates.ts';
import { calendar } from '#integrations/calendar/fixtures/calendar.ts';
import { formatEvent, formatPlace, formatTimes, nextEvents } from './format-event.ts';
import { upcomingEvents } from '#integrations/calendar/upcoming-events.ts';

const read = (...components: string[]) =>
  upcomingEvents(calendar(...components), '2026-10-30', church.timeZone).events;

it.each([
  [{}, undefined],
  [{ place: 'Camp Hanover' }, 'Camp Hanover'],
  [{ place: 'example church, Richmond' }, undefined],
  [{ place: 'Hall, 100 Main St, Richmond, VA 23220, USA' }, undefined],
  [{ place: '1100 Main Street' }, '1100 Main Street'],
  [{ place: 'Example Churchyard' }, 'Example Churchyard'],
  [{ online: 'Online' }, 'Online'],
  [{ place: 'Example Church', online: 'Online' }, 'Example Church, Online'],
])('the place of %j is shown as %s', (values, expected) => {
  const [event] = read('DTSTART:20261206T083000');
  expect(event && formatPlace({ ...event, ...values }, church)).toBe(expected);
});

// On one line, and below its date, or below that of another day.
it.each<[start: string, end: string, line: string, times: string | undefined, date?: CalendarDate]>([
  [';VALUE=DATE:20261206', '', 'Sunday, December 6, 2026', undefined],
  [
    ';VALUE=DATE:20261206',
    ';VALUE=DATE:20261208',
    'Sunday, December 6 – Monday, December 7, 2026',
    'Sunday, December 6 – Monday, December 7, 2026',
  ],
  [':20261206T083000', ':20261206T100000', 'Sunday, December 6, 2026, 8:30–10:00 AM', '8:30–10:00 AM'],
  [':20261206T210000', '', 'Sunday, December 6, 2026, 9:00 PM', '9:00 PM'],
  [
    ':20261205T210000',
    ':20261206T003000',
    'Saturday, December 5, 2026, 9:00 PM–12:30 AM',
    'Saturday, December 5 at 9:00 PM – Sunday, December 6 at 12:30 AM',
    '2026-12-06',
  ],
  [
    ':20261031T180000',
    ':20261101T140000',
    'Saturday, October 31 – Sunday, November 1, 2026',
    'Saturday, October 31 at 6:00 PM – Sunday, November 1 at 2:00 PM',
  ],
])('from %s to %s is formatted as %s, and %s', (start, end, line, times, date) => {
  const [event] = read(`DTSTART${start}${end && ` | DTEND${end}`}`);
  // `Intl` writes narrow spaces.
  const texts = event && [formatEvent(event), formatTimes(event, date)].map((it) => it?.replace(/\s/g, ' '));
  expect(texts).toEqual([`${line}: Vespers`, times]);
});

const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const services = {
  ...noServices,
  liturgies: [{ ...sunday, language: 'English' }],
  specialServices: [{ ...sunday, name: 'Prayers', date: '2026-12-07' as const }],
  usualLiturgy: { name: 'Divine Liturgy – القداس' },
};
const [atStart, toEnd] = ['20261206T083000', '20261206T113000'];

it.each([
  [atStart, '20261206T120000', 'Sunday Liturgy', 'no'],
  [atStart, '20261206T120000', 'English liturgy', 'no'],
  [atStart, '20261206T120000', 'القداس', 'no'],
  [atStart, toEnd, 'Raising of Incense and Qurban', 'an'],
  [atStart, '20261206T140000', 'Bishop Paul ordains deacons', 'an'],
  [atStart, '20261206T120000', 'Moved: Divine Liturgy at St. Mark', 'an'],
  // At the start of a special service, on another day, all day.
  ['20261207T083000', '20261207T113000', 'Liturgy', 'an'],
  ['20261208T083000', '20261208T113000', 'Liturgy', 'an'],
  ['20261206', '20261207', 'Liturgy', 'an'],
])('from %s to %s, %s is %s event besides the weekly liturgies', (start, end, title, which) => {
  const events = read(`DTSTART:${start} | DTEND:${end} | SUMMARY:${title}`);
  expect(events).toHaveLength(1);
  expect(nextEvents(events, services)).toEqual(which === 'no' ? [] : events);
});

const next = (title: string, start: string) =>
  nextEvents(
    read(
      'DTSTART:20261206T120000',
      'DTSTART:20261207T120000 | SUMMARY:Picnic',
      `DTSTART:${start} | SUMMARY:${title}`,
    ),
    services,
  ).map((it) => it.title);

it.each([
  'NO LITURGY TODAY',
  'No church on Sunday (snow)',
  'Liturgy canceled',
  'CANCELLED: Sunday Liturgy',
  'All services are cancelled',
  'Church is closed',
  'Divine Liturgy will not be held',
  'Liturgy: suspended',
  'لا يوجد قداس',
  'القداس ملغي',
  'إلغاء القداس',
  'بدون قداس اليوم',
  'Kein Gottesdienst',
  'Liturgie entfällt',
  'Pas de liturgie',
])('%j at the hours of a liturgy is named first on Home, in any language', (title) => {
  expect(next(title, '20261213T083000 | DTEND:20261213T113000')).toEqual([title, 'Vespers']);
});

it.each(['No childcare during the Liturgy', 'Servants without borders', 'Church picnic', 'القداس والأغابي'])(
  '%j is named in the order of time',
  (title) => {
    expect(next(title, '20261206T130000')).toEqual(['Vespers', title]);
  },
);
