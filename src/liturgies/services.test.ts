import { expect, test } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { liturgy, noServices, readServices, special } from './fixtures/services.ts';
import { currentLiturgies, overlap, sortByWeekday } from './liturgies.ts';
import type { Liturgy } from './schema.ts';
import {
  currentPauses,
  hasServiceInsteadOn,
  hasUnknownHours,
  nextServices,
  printedUntil,
  upcomingChanges,
  weeklyRows,
} from './services.ts';
import { formatWeeklyRows } from './weekly-row.ts';

const sunday = liturgy('Sunday, 8:30 AM–11:30 AM');
const friday = liturgy('Friday, 8:30 AM–11:30 AM');
const night = liturgy('Sunday, 10:00 PM–1:00 AM', { id: 'night' });
const lent = { id: 'lent', name: 'Lenten Liturgy', firstDate: '2027-03-12', lastDate: '2027-04-23' } as const;
const instead = { ...friday, ...lent, replaces: 'friday' };
const oneWeek = { ...instead, firstDate: '2027-02-22', lastDate: '2027-02-28' } as const;
const ending = { ...friday, lastDate: '2027-02-28' } as const;
const beginning = { ...friday, id: 'new', firstDate: '2027-03-01' } as const;
const usual = { startTime: '8:30 AM', endTime: '11:30 AM' };
const services = readServices('sundays.yaml');

test.each<[today: CalendarDate, days: number, what: string, expected: unknown[]]>([
  [
    ...(['2026-11-29', 15, 'in the order of time, with hours and reasons'] as const),
    [
      { name: 'Vespers', date: '2026-12-05', status: 'special' },
      { name: 'Liturgy', date: '2026-12-06', status: 'canceled', hours: usual, reason: 'Snow' },
      { name: 'Baptism', date: '2026-12-13', status: 'special' },
      { status: 'moved', hours: { startTime: '9:00 AM', endTime: '12:00 PM' }, usual },
    ],
  ],
  ['2026-12-07', 24, 'without what a row of the coming seven days says', [{ name: 'Baptism' }]],
  ['2027-04-20', 14, 'without a pause that is above the rows', [{ name: 'Pascha' }]],
  ['2026-12-31', 8, 'with later pauses', [{ name: 'Praises' }, { name: 'Nativity' }, { status: 'pause' }]],
])('on %s the changes of %i days are listed %s', (today, days, _, expected) => {
  expect(upcomingChanges(services, today, days)).toMatchObject(expected);
});

test('beside a pause the rows are in the order of their dates', () => {
  const tuesday = liturgy('Tuesday, 8:30 AM–11:30 AM');
  const datesOn = (today: CalendarDate, other: Liturgy = tuesday) =>
    weeklyRows({ ...services, liturgies: [other, sunday] }, today).map(({ service }) => service?.date);
  expect(datesOn('2027-05-02', { ...tuesday, firstDate: '2027-05-11' })).toEqual(['2027-05-02', undefined]);
  expect(datesOn('2027-05-02')).toEqual(['2027-05-02', '2027-05-04']);
  expect(datesOn('2027-05-09')).toEqual(['2027-05-11', '2027-05-09']);
});

test.each<[today: CalendarDate, text?: string, isUnknown?: boolean]>([
  ['2027-04-25', 'Holy Week', true],
  ['2027-05-02', 'Holy Week', false],
  ['2027-01-01', 'Nativity', false],
  ['2029-01-01', 'Nativity', true],
  ['2026-12-31'],
  // The liturgy of the day is moved.
  ['2027-09-10', 'Nayrouz', false],
])('on %s the hours of %s are unknown: %j', (today, text, expected) => {
  const [pause] = currentPauses(services, today);
  expect(pause?.text).toBe(text);
  expect(pause && hasUnknownHours(services, pause, today)).toBe(expected);
});

test.each([
  ['2027-01-07, 8:00 AM', true],
  ['2027-01-06, 8:00 PM', true],
  ['2027-01-06, 8:00 AM', false],
])('whether a service on %s is one of January 7: %j', (start, expected) => {
  const specialServices = [special(`${start}–11:00 PM, Prayers`)];
  const weekly = { ...noServices, liturgies: [{ ...night, day: 'Wednesday' as const }] };
  expect(hasServiceInsteadOn({ ...weekly, specialServices }, '2027-01-07')).toBe(expected);
});

test.each([
  // Sunday is canceled, Vespers may be over.
  ['2026-12-05', ['2026-12-05 Vespers', '2026-12-13 Baptism']],
  // Before Holy Week, in it, and on its last day.
  ['2027-04-25', ['2027-04-25 Liturgy']],
  ['2027-04-27', []],
  ['2027-05-02', ['2027-05-09 Liturgy']],
] as const)('on %s the next services are %j', (today, expected) => {
  expect(nextServices(services, today).map(({ date, name }) => `${date} ${name}`)).toEqual(expected);
});

test.each<[what: string, liturgies: Liturgy[], today: CalendarDate, expected: string]>([
  ['a season begins', [friday, instead], '2027-02-22', 'friday /'],
  ['a season begins', [friday, instead], '2027-02-27', 'friday /2027-03-05, lent 2027-03-12/2027-04-23'],
  ['a season lasts', [friday, instead], '2027-03-08', 'lent /'],
  ['a season ends', [friday, instead], '2027-04-23', 'friday 2027-04-30/, lent /2027-04-23'],
  ['one week is replaced', [friday, oneWeek], '2027-02-18', 'friday /, lent 2027-02-26/2027-02-26'],
  ['hours follow each other', [ending, beginning], '2027-02-23', 'friday /2027-02-26, new 2027-03-05/'],
])('pages list what is held on Fridays when %s', (_, liturgies, today, expected) => {
  const current = currentLiturgies(liturgies, today);
  const seasons = current.map(
    ({ liturgy, told }) => `${liturgy.id} ${told.firstDate ?? ''}/${told.lastDate ?? ''}`,
  );
  expect(seasons.join(', ')).toBe(expected);
});

test.each<[what: string, one: Liturgy, other: Liturgy, expected: boolean]>([
  ['two that follow each other', sunday, liturgy('Sunday, 11:30 AM–1:00 PM'), false],
  ['two at one hour in two places', sunday, { ...sunday, id: 'chapel', place: 'Chapel' }, false],
  [
    'two at one hour in one place',
    { ...sunday, place: 'Chapel' },
    { ...sunday, id: 'b', place: 'Chapel' },
    true,
  ],
  ['a night that ends after', liturgy('Saturday, 10:00 PM–9:00 AM'), sunday, true],
  ['a night and an early Monday', night, liturgy('Monday, 12:30 AM–11:30 AM'), true],
  ['a liturgy and what replaces it', friday, instead, false],
  ['a liturgy and what is also held in a season', friday, beginning, true],
  ['seasons that follow each other', ending, beginning, false],
  ['seasons that share a day', ending, { ...beginning, firstDate: ending.lastDate }, true],
])('whether %s overlap', (_, one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

test('liturgies are in the order of the week, those of a day by their start', () => {
  expect(sortByWeekday([night, friday, sunday])).toEqual([friday, sunday, night]);
});

test.each([
  ['2026-11-27', '2026-12-31'],
  ['2027-01-31', '2027-02-28'],
] as const)('a sheet printed on %s is true until %s', (today, until) => {
  expect(printedUntil(today)).toBe(until);
});

test('of two liturgies at one hour, in two places, both are next', () => {
  const liturgies = [sunday, { ...sunday, id: 'chapel', place: 'Chapel' }];
  const next = nextServices({ ...noServices, liturgies }, '2026-11-27');
  expect(next.map(({ date, place }) => `${date} ${place}`)).toEqual([
    '2026-11-29 undefined',
    '2026-11-29 Chapel',
  ]);
  const [event] = formatWeeklyRows({ ...noServices, liturgies }, '2026-11-27').slice(1);
  expect([event?.notes, event?.isNext]).toEqual([['Chapel'], true]);
});
