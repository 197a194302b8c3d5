import { describe, expect, test } from 'vitest';
import { noServices } from './services-fixture.ts';
import { currentLiturgies } from './liturgies.ts';
import { servicesOn, upcomingChanges, type Services } from './services.ts';

const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const friday = { ...sunday, id: 'friday', day: 'Friday' } as const;
const lent = { name: 'Lenten Liturgy', firstDate: '2027-03-08', lastDate: '2027-04-23' };
const services: Services = {
  ...noServices,
  liturgies: [{ ...friday, id: 'lent', ...lent }, sunday],
  changes: [
    { liturgy: 'sunday', date: '2026-12-06', canceled: true, reason: 'Snow' },
    { liturgy: 'sunday', date: '2026-12-13', startTime: '9:00 AM', endTime: '12:00 PM' },
    { liturgy: 'deleted', date: '2026-12-06', canceled: true },
  ],
  specialServices: [
    { name: 'New Year Praises', date: '2026-12-31', startTime: '10:00 PM', endTime: '12:30 AM' },
    { name: 'Vespers', date: '2026-12-05', startTime: '6:00 PM', endTime: '7:00 PM' },
    { name: 'Baptism', date: '2026-12-13', startTime: '7:00 AM', endTime: '8:00 AM' },
  ],
};

describe('upcoming changes', () => {
  test.each([
    ['from the day before', '2026-12-05', 2, ['2026-12-05 Vespers', '2026-12-06 Liturgy']],
    ['in the order of time', '2026-12-07', 24, ['2026-12-13 Baptism', '2026-12-13 Liturgy']],
    ['with the day on which a night begins', '2026-12-31', 1, ['2026-12-31 New Year Praises']],
    ['not with that on which it ends', '2027-01-01', 60, []],
  ])('%s', (_, today, days, expected) => {
    const changes = upcomingChanges(services, today, days);
    expect(changes.map((it) => it.status !== 'pause' && `${it.date} ${it.name}`)).toEqual(expected);
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
  // From two weeks ahead until the last service of a season, and with its end where another is held instead.
  ['2027-02-22', ['friday /']],
  ['2027-02-27', ['friday /2027-03-07', 'lent 2027-03-08/2027-04-23']],
  ['2027-03-08', ['lent 2027-03-08/2027-04-23']],
  ['2027-04-23', ['friday 2027-04-24/', 'lent 2027-03-08/2027-04-23']],
  ['2027-04-24', ['friday /']],
])('pages list on %s what is held on Fridays: %j', (today, expected) => {
  const fridays = currentLiturgies([friday, { ...friday, id: 'lent', ...lent, replaces: 'friday' }], today);
  const seasons = fridays.map(({ id, firstDate = '', lastDate = '' }) => `${id} ${firstDate}/${lastDate}`);
  expect(seasons).toEqual(expected);
});

test.each([
  // Daylight saving time begins on March 14 and ends on November 7, 2027.
  ['2027-03-12', ['Lenten Liturgy']],
  ['2027-03-14', ['Liturgy']],
  ['2027-04-30', []],
  ['2027-11-07', ['Liturgy']],
])('services on %s', (date, names) => {
  expect(servicesOn(services, date).map(({ name }) => name)).toEqual(names);
});
