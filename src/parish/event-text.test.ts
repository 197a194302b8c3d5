import { expect, it } from 'vitest';
import { formatEvent, isWeeklyLiturgy, placeOf } from './event-text.ts';

const address = {
  street: '9 Main Street',
  city: 'Richmond',
  region: 'VA',
  postalCode: '23220',
};
const church = { name: 'Example Church', address };
const date = '2026-12-06';
const allDay = { title: 'Youth meeting', firstDate: date, lastDate: date, start: date, end: date };
const event = { ...allDay, hours: { startTime: '8:30 AM', endTime: '10:00 AM' } };

it.each([
  [undefined, undefined],
  ['Camp Hanover', 'Camp Hanover'],
  ['example church, Richmond', undefined],
  ['Hall, 9 Main Street', undefined],
])('the place %s is shown as %s', (place, expected) => {
  expect(placeOf({ ...(place && { place }) }, church)).toBe(expected);
});

it('an event is formatted on one line', () => {
  expect(formatEvent(event)).toBe('Sunday, December 6, 2026, 8:30–10:00 AM: Youth meeting');
  expect(formatEvent({ ...allDay, lastDate: '2026-12-07' })).toBe(
    'Sunday, December 6\u2009–\u2009Monday, December 7, 2026: Youth meeting',
  );
});

it('an event at the start of a weekly liturgy is that liturgy', () => {
  const liturgy = { id: 'sunday', day: 'Sunday' as const, startTime: '8:30 AM', endTime: '11:30 AM' };
  const services = {
    liturgies: [liturgy],
    changes: [],
    specialServices: [],
    calendar: { eventName: 'Liturgy' },
  };
  expect(isWeeklyLiturgy(event, services)).toBe(true);
  expect(isWeeklyLiturgy({ ...event, firstDate: '2026-12-07' }, services)).toBe(false);
  expect(isWeeklyLiturgy(allDay, services)).toBe(false);
});
