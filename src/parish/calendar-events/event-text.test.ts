import { expect, it } from 'vitest';
import { formatEvent, formatTimes, isWeeklyLiturgy, placeOf } from './event-text.ts';

const address = {
  street: '9 Main Street',
  city: 'Richmond',
  region: 'VA',
  postalCode: '23220',
};
const church = { name: 'Example Church', address };
const date = '2026-12-06';
const allDay = { title: 'Youth meeting', firstDate: date, lastDate: date, start: date, end: date };
const event = {
  ...allDay,
  hours: { startTime: '8:30 AM', endTime: '10:00 AM' },
  start: '2026-12-06T08:30:00-05:00',
  end: '2026-12-06T10:00:00-05:00',
};

it.each([
  [undefined, undefined],
  ['Camp Hanover', 'Camp Hanover'],
  ['example church, Richmond', undefined],
  ['Hall, 9 Main Street', undefined],
  ['Hall, 9 Main St, Richmond, VA 23220, USA', undefined],
  ['109 Main Street', '109 Main Street'],
  ['9 Mainsail Drive', '9 Mainsail Drive'],
  ['Example Churchyard', 'Example Churchyard'],
])('the place %s is shown as %s', (place, expected) => {
  expect(placeOf({ ...(place && { place }) }, church)).toBe(expected);
});

const night = {
  firstDate: '2026-12-05',
  start: '2026-12-05T21:00:00-05:00',
  end: '2026-12-06T00:30:00-05:00',
};
const camp = {
  firstDate: '2026-12-04',
  start: '2026-12-04T18:00:00-05:00',
  end: '2026-12-06T14:00:00-05:00',
};
const clockChange = {
  firstDate: '2026-10-31',
  start: '2026-10-31T18:00:00-04:00',
  end: '2026-11-01T14:00:00-05:00',
};
const hours = { startTime: '9:00 PM', endTime: '12:30 AM' };

// prettier-ignore
it.each([
  ['one day', {}, 'Sunday, December 6, 2026', undefined],
  ['several days', { lastDate: '2026-12-07' }, 'Sunday, December 6 – Monday, December 7, 2026', 'Sunday, December 6 – Monday, December 7, 2026'],
  ['hours', event, 'Sunday, December 6, 2026, 8:30–10:00 AM', '8:30–10:00 AM'],
  ['a start', { hours }, 'Sunday, December 6, 2026, 9:00 PM', '9:00 PM'],
  ['a night', { ...night, hours }, 'Saturday, December 5, 2026, 9:00 PM–12:30 AM', '9:00 PM–12:30 AM'],
  ['a weekend', { ...camp, hours }, 'Friday, December 4 – Sunday, December 6, 2026', 'Friday, December 4 at 6:00 PM – Sunday, December 6 at 2:00 PM'],
  ['a weekend when the clocks change', { ...clockChange, lastDate: '2026-11-01', hours }, 'Saturday, October 31 – Sunday, November 1, 2026', 'Saturday, October 31 at 6:00 PM – Sunday, November 1 at 2:00 PM'],
])('an event of %s is formatted on one line, and below its date', (_, values, line, times) => {
  const it = { ...allDay, ...values };
  expect(withSpaces(formatEvent(it))).toBe(`${line}: Youth meeting`);
  expect(withSpaces(formatTimes(it))).toBe(times);
});

it('an event that started before is shown with its dates', () => {
  const text = 'Saturday, December 5 at 9:00 PM – Sunday, December 6 at 12:30 AM';
  expect(withSpaces(formatTimes({ ...allDay, ...night, hours }, '2026-12-06'))).toBe(text);
});

it('an event at the start of a weekly liturgy is that liturgy', () => {
  const liturgy = { id: 'sunday', day: 'Sunday' as const, startTime: '8:30 AM', endTime: '11:30 AM' };
  const services = {
    liturgies: [liturgy],
    changes: [],
    specialServices: [],
    pauses: [],
    feed: { eventName: 'Liturgy' },
  };
  expect(isWeeklyLiturgy(event, services)).toBe(true);
  expect(isWeeklyLiturgy({ ...event, firstDate: '2026-12-07' }, services)).toBe(false);
  expect(isWeeklyLiturgy(allDay, services)).toBe(false);
});

/** `Intl` writes narrow spaces. */
const withSpaces = (text?: string) => text?.replace(/\s/g, ' ');
