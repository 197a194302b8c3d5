import { describe, expect, test } from 'vitest';
import { currentLiturgies, servicesOn, upcomingChanges, type Services } from './services.ts';

const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const friday = {
  id: 'friday',
  day: 'Friday',
  startTime: '9:00 AM',
  endTime: '12:00 PM',
  name: 'Lenten Liturgy',
  firstDate: '2027-03-08',
  lastDate: '2027-04-23',
} as const;
const vespers = { name: 'Vespers', date: '2026-12-05', startTime: '6:00 PM', endTime: '7:00 PM' };
const services: Services = {
  liturgies: [friday, sunday],
  changes: [
    { liturgy: 'sunday', date: '2026-12-06', canceled: true, reason: 'Snow' },
    { liturgy: 'sunday', date: '2026-12-13', startTime: '9:00 AM', endTime: '12:00 PM' },
    { liturgy: 'deleted', date: '2026-12-06', canceled: true },
  ],
  specialServices: [
    { name: 'New Year Praises', date: '2026-12-31', startTime: '10:00 PM', endTime: '12:30 AM' },
    vespers,
    { name: 'Baptism', date: '2026-12-13', startTime: '7:00 AM', endTime: '8:00 AM' },
  ],
  pauses: [],
  feed: { eventName: 'Divine Liturgy' },
};
const datesFrom = (today: string, days: number) =>
  upcomingChanges(services, today, days).map((it) =>
    it.status === 'pause' ? `${it.firstDate} ${it.text}` : `${it.date} ${it.name}`,
  );

describe('upcoming changes', () => {
  test.each([
    ['the day before', '2026-12-05', ['2026-12-05 Vespers', '2026-12-06 Divine Liturgy']],
    ['the day itself', '2026-12-06', ['2026-12-06 Divine Liturgy']],
    ['the day after', '2026-12-07', []],
  ])('%s', (_, today, expected) => {
    expect(datesFrom(today, 2)).toEqual(expected);
  });

  test('are in the order of time, within the days that are looked ahead', () => {
    expect(datesFrom('2026-12-07', 24)).toEqual(['2026-12-13 Baptism', '2026-12-13 Divine Liturgy']);
    expect(datesFrom('2026-12-07', 25)).toContain('2026-12-31 New Year Praises');
  });

  test('a service that ends after midnight belongs to the day on which it starts', () => {
    expect(datesFrom('2026-12-31', 1)).toEqual(['2026-12-31 New Year Praises']);
    expect(datesFrom('2027-01-01', 60)).toEqual([]);
  });

  test('have their hours, the usual ones, and a reason', () => {
    const usual = { startTime: '8:30 AM', endTime: '11:30 AM' };
    expect(upcomingChanges(services, '2026-12-06', 8)).toMatchObject([
      { status: 'canceled', hours: usual, reason: 'Snow' },
      { name: 'Baptism', status: 'special' },
      { status: 'moved', hours: { startTime: '9:00 AM', endTime: '12:00 PM' }, usual },
    ]);
  });
});

test.each([
  ['2027-02-22', false],
  ['2027-02-27', true],
  ['2027-04-23', true],
  ['2027-04-24', false],
])('a season is listed two weeks ahead, and until its last service: %s', (today, listed) => {
  expect(currentLiturgies(services.liturgies, today).includes(friday)).toBe(listed);
});

test.each([
  // Daylight saving time begins on March 14 and ends on November 7, 2027.
  ['2027-03-12', ['Lenten Liturgy']],
  ['2027-03-14', ['Divine Liturgy']],
  ['2027-04-30', []],
  ['2027-11-07', ['Divine Liturgy']],
])('services on %s', (date, names) => {
  expect(servicesOn(services, date).map(({ name }) => name)).toEqual(names);
});
