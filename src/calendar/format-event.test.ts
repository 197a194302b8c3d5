import { expect, it } from 'vitest';
import { church } from '#church/fixtures/church.ts';
import { noServices } from '#liturgies/fixtures/services.ts';
import type { CalendarDate } from '#time/dates.ts';
import type { TimeOfDay } from '#time/time-of-day.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { formatEvent, formatPlace, formatTimes, nextEvents } from './format-event.ts';

const date = '2026-12-06';
const allDay: CalendarEvent = {
  title: 'Youth meeting',
  firstDate: date,
  lastDate: date,
  start: date,
  end: date,
};
const hours = { startTime: '8:30 AM', endTime: '10:00 AM' } as const;
const event = { ...allDay, hours, start: `${date}T08:30:00-05:00`, end: `${date}T10:00:00-05:00` };

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
  expect(formatPlace({ ...allDay, ...values }, church)).toBe(expected);
});

const from = (start: string, end: string) => ({
  ...{ firstDate: start.slice(0, 10) as CalendarDate, start, end },
  hours: { startTime: '9:00 PM', endTime: '12:30 AM' },
});
const night = from('2026-12-05T21:00:00-05:00', '2026-12-06T00:30:00-05:00');
const camp = from('2026-12-04T18:00:00-05:00', '2026-12-06T14:00:00-05:00');
const clockChange = from('2026-10-31T18:00:00-04:00', '2026-11-01T14:00:00-05:00');

it.each<[string, object, string, (string | undefined)?, today?: CalendarDate]>([
  [
    'several days',
    { lastDate: '2026-12-07' },
    'Sunday, December 6 – Monday, December 7, 2026',
    'Sunday, December 6 – Monday, December 7, 2026',
  ],
  ['hours', event, 'Sunday, December 6, 2026, 8:30–10:00 AM', '8:30–10:00 AM'],
  ['a start', { hours: night.hours }, 'Sunday, December 6, 2026, 9:00 PM', '9:00 PM'],
  [
    'a night that began yesterday',
    night,
    'Saturday, December 5, 2026, 9:00 PM–12:30 AM',
    'Saturday, December 5 at 9:00 PM – Sunday, December 6 at 12:30 AM',
    '2026-12-06',
  ],
  [
    'a weekend',
    camp,
    'Friday, December 4 – Sunday, December 6, 2026',
    'Friday, December 4 at 6:00 PM – Sunday, December 6 at 2:00 PM',
  ],
  [
    'a weekend when the clocks change',
    { ...clockChange, lastDate: '2026-11-01' },
    'Saturday, October 31 – Sunday, November 1, 2026',
    'Saturday, October 31 at 6:00 PM – Sunday, November 1 at 2:00 PM',
  ],
])('an event of %s is formatted on one line, and below its date', (_, values, line, times, today) => {
  const it = { ...allDay, ...values };
  expect(withSpaces(formatEvent(it))).toBe(`${line}: Youth meeting`);
  expect(withSpaces(formatTimes(it, today))).toBe(times);
});

const liturgy = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const special = { ...liturgy, name: 'Prayers', date: '2026-12-07' } as const;
const services = {
  ...noServices,
  liturgies: [{ ...liturgy, language: 'English' }],
  specialServices: [special],
  usualLiturgy: { name: 'Divine Liturgy – القداس' },
};
const titled = (title: string, endTime: TimeOfDay = '10:00 AM', more = {}): CalendarEvent => ({
  ...event,
  title,
  hours: { startTime: '8:30 AM', endTime },
  ...more,
});

it.each<[string, TimeOfDay]>([
  ['Sunday Liturgy', '12:00 PM'],
  ['English liturgy', '12:00 PM'],
  ['القداس', '12:00 PM'],
  ['Service', '11:30 AM'],
  ['Raising of Incense and Qurban', '11:30 AM'],
])('%j until %s, at the start of a weekly liturgy, is that liturgy', (title, endTime) => {
  expect(nextEvents([titled(title, endTime)], services)).toEqual([]);
});

it.each<[string, TimeOfDay, object?]>([
  ['Bishop Paul ordains deacons', '2:00 PM'],
  ['Moved: Divine Liturgy at St. Mark', '12:00 PM'],
  ['Liturgy', '11:30 AM', { firstDate: '2026-12-07' }],
  ['Liturgy', '11:30 AM', { firstDate: '2026-12-08' }],
  ['Liturgy', '11:30 AM', { hours: undefined }],
])('%j until %s is another event', (title, endTime, more = {}) => {
  const other = titled(title, endTime, more);
  expect(nextEvents([other], services)).toEqual([other]);
});

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
  const sooner = [titled('Picnic'), titled('Bazaar')];
  const none = titled(title, '11:30 AM', { firstDate: '2026-12-13' });
  expect(nextEvents([...sooner, none], services)).toEqual([none, sooner[0]]);
});

it.each(['No childcare during the Liturgy', 'Servants without borders', 'Church picnic', 'القداس والأغابي'])(
  '%j is named in the order of time',
  (title) => {
    const events = [titled('Picnic'), titled(title, '1:00 PM')];
    expect(nextEvents(events, services)).toEqual(events);
  },
);

/** `Intl` writes narrow spaces. */
const withSpaces = (text?: string) => text?.replace(/\s/g, ' ');
