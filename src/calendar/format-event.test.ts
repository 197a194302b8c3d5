import { expect, it } from 'vitest';
import { church } from '#church/fixtures/church.ts';
import { noServices } from '#liturgies/fixtures/services.ts';
import type { CalendarDate } from '#time/dates.ts';
import { calendar, rowsOf } from '#integrations/calendar/fixtures/calendar.ts';
import { formatEvent, formatPlace, formatTimes, nextEvents } from './format-event.ts';
import { upcomingEvents } from '#integrations/calendar/upcoming-events.ts';

const today = '2026-12-06';
const read = (components: string, from: CalendarDate = today) =>
  upcomingEvents(calendar(...components.split(' || ')), from, church.timeZone).events;

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

/** On one line, and below its date, or below that of another day. */
const formatted = `
  DTSTART;VALUE=DATE:20261206 → Sunday, December 6, 2026 → undefined
  DTSTART;VALUE=DATE:20261206 | DTEND;VALUE=DATE:20261208
    → Sunday, December 6 – Monday, December 7, 2026 → Sunday, December 6 – Monday, December 7, 2026
  DTSTART:20261206T083000 | DTEND:20261206T100000 → Sunday, December 6, 2026, 8:30–10:00 AM → 8:30–10:00 AM
  DTSTART:20261206T210000 → Sunday, December 6, 2026, 9:00 PM → 9:00 PM
  DTSTART:20261205T210000 | DTEND:20261206T003000 → Saturday, December 5, 2026, 9:00 PM–12:30 AM
    → Saturday, December 5 at 9:00 PM – Sunday, December 6 at 12:30 AM → 2026-12-06
  DTSTART:20261204T180000 | DTEND:20261206T140000 → Friday, December 4 – Sunday, December 6, 2026
    → Friday, December 4 at 6:00 PM – Sunday, December 6 at 2:00 PM
  DTSTART:20261031T180000 | DTEND:20261101T140000 → Saturday, October 31 – Sunday, November 1, 2026
    → Saturday, October 31 at 6:00 PM – Sunday, November 1 at 2:00 PM
`;

it.each(rowsOf(formatted))('%s is formatted as %s, and %s', (components = '', line, times, date) => {
  const texts = read(components, '2026-10-30').map((event) => [
    formatEvent(event),
    String(formatTimes(event, date as CalendarDate | undefined)),
  ]);
  // `Intl` writes narrow spaces.
  expect(texts.flat().map((text) => text.replace(/\s/g, ' '))).toEqual([`${line}: Vespers`, times]);
});

const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const services = {
  ...noServices,
  liturgies: [{ ...sunday, language: 'English' }],
  specialServices: [{ ...sunday, name: 'Prayers', date: '2026-12-07' as const }],
  usualLiturgy: { name: 'Divine Liturgy – القداس' },
};

/** Events at the start of a weekly liturgy. */
const sameStart = `
  12:00 → Sunday Liturgy
  12:00 → English liturgy
  12:00 → القداس
  11:30 → Service
  11:30 → Raising of Incense and Qurban
  14:00 → Bishop Paul ordains deacons → is another
  12:00 → Moved: Divine Liturgy at St. Mark → is another
`;

it.each(rowsOf(sameStart))('until %s, %s %s', (end = '', title = '', isOther) => {
  const events = read(
    `DTSTART:20261206T083000 | DTEND:20261206T${end.replace(':', '')}00 | SUMMARY:${title}`,
  );
  expect(events).toHaveLength(1);
  expect(nextEvents(events, services)).toEqual(isOther ? events : []);
});

it('an event is no weekly liturgy on another day, at the start of a special service, or all day', () => {
  const onDay = (day: number) => `DTSTART:2026120${day}T083000 | DTEND:2026120${day}T113000`;
  for (const event of [onDay(7), onDay(8), 'DTSTART;VALUE=DATE:20261206'])
    expect(nextEvents(read(`${event} | SUMMARY:Liturgy`), services)).toHaveLength(1);
});

const [first, picnic] = ['20261206T120000', '20261207T120000 | SUMMARY:Picnic'];
const next = (title: string, start: string) =>
  nextEvents(read(`DTSTART:${first} || DTSTART:${picnic} || DTSTART:${start} | SUMMARY:${title}`), services);

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
])('%j is named first on Home, also at the hours of a liturgy', (title) => {
  const titles = next(title, '20261213T083000 | DTEND:20261213T113000').map((it) => it.title);
  expect(titles).toEqual([title, 'Vespers']);
});

it.each(['No childcare during the Liturgy', 'Servants without borders', 'Church picnic', 'القداس والأغابي'])(
  '%j is named in the order of time',
  (title) => {
    expect(next(title, '20261206T130000').map((it) => it.title)).toEqual(['Vespers', title]);
  },
);
