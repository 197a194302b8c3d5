import { expect, test } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { noServices } from './fixtures/services.ts';
import { currentLiturgies, overlap, sortByWeekday } from './liturgies.ts';
import type { Liturgy, Services } from './schema.ts';
import {
  currentPauses,
  hasServiceInsteadOn,
  hasUnknownHours,
  nextServices,
  upcomingChanges,
  weeklyRows,
} from './services.ts';

const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
const friday = { ...sunday, id: 'friday', day: 'Friday' } as const;
const night = { ...sunday, id: 'night', startTime: '10:00 PM', endTime: '1:00 AM' } as const;
const lent = { name: 'Lenten Liturgy', firstDate: '2027-03-12', lastDate: '2027-04-23' } as const;
const instead = { ...friday, id: 'lent', ...lent, replaces: 'friday' };
const oneWeek = { ...instead, firstDate: '2027-02-22', lastDate: '2027-02-28' } as const;
const ending = { ...friday, lastDate: '2027-02-28' } as const;
const beginning = { ...friday, id: 'new', firstDate: '2027-03-01' } as const;
const usual = { startTime: '8:30 AM', endTime: '11:30 AM' };
const services: Services = {
  ...noServices,
  liturgies: [{ ...friday, id: 'lent', ...lent }, sunday],
  changes: [
    { liturgy: 'sunday', date: '2026-12-06', canceled: true, reason: 'Snow' },
    { liturgy: 'sunday', date: '2026-12-13', startTime: '9:00 AM', endTime: '12:00 PM' },
    { liturgy: 'sunday', date: '2027-09-12', startTime: '9:00 AM' },
    { liturgy: 'deleted', date: '2026-12-06', canceled: true },
  ],
  specialServices: [
    { name: 'Praises', date: '2026-12-31', startTime: '10:00 PM', endTime: '12:30 AM' },
    { name: 'Vespers', date: '2026-12-05', startTime: '6:00 PM', endTime: '7:00 PM' },
    { name: 'Baptism', date: '2026-12-13', startTime: '7:00 AM', endTime: '8:00 AM' },
    { name: 'Nativity', date: '2027-01-06', startTime: '8:00 PM', endTime: '12:30 AM' },
    // Of all days of Holy Week only one.
    { name: 'Pascha', date: '2027-04-26', startTime: '6:00 PM', endTime: '8:00 PM' },
  ],
  pauses: [
    { id: 'holy-week', text: 'Holy Week', firstDate: '6 days before Pascha', lastDate: 'Pascha' },
    { id: 'nativity', text: 'Nativity', firstDate: 'Nativity' },
    { id: 'nayrouz', text: 'Nayrouz', firstDate: '1 Thout' },
  ],
  usualLiturgy: { name: 'Liturgy' },
};

test.each([
  ['in the order of time', '2026-12-06', 25, ['2026-12-13 Baptism', '2026-12-13 Liturgy']],
  ['without what a row of the coming seven days says', '2026-12-07', 24, ['2026-12-13 Baptism']],
  ['without a pause that is above the rows', '2027-04-20', 14, ['2027-04-26 Pascha']],
  ['with later pauses', '2026-12-31', 8, ['2026-12-31 Praises', '2027-01-06 Nativity', 'Nativity']],
] as const)('changes below the weekly hours are listed %s', (_, today, days, expected) => {
  const changes = upcomingChanges(services, today, days);
  expect(changes.map((it) => (it.status === 'pause' ? it.text : `${it.date} ${it.name}`))).toEqual(expected);
});

test('changes have their hours, the usual ones, and a reason', () => {
  expect(upcomingChanges(services, '2026-11-29', 15)).toMatchObject([
    { name: 'Vespers', status: 'special' },
    { status: 'canceled', hours: usual, reason: 'Snow' },
    { name: 'Baptism', status: 'special' },
    { status: 'moved', hours: { startTime: '9:00 AM', endTime: '12:00 PM' }, usual },
  ]);
});

test.each<[today: CalendarDate, rows: unknown]>([
  ['2026-11-30', [{ date: '2026-12-06', status: 'canceled', hours: usual, reason: 'Snow' }]],
  ['2026-12-07', [{ date: '2026-12-13', status: 'moved', hours: { startTime: '9:00 AM' }, usual }]],
  ['2027-04-27', [{ date: '2027-05-02', status: 'paused', hours: usual }]],
])('on %s the row of Sunday says what its next day is', (today, expected) => {
  const rows = weeklyRows({ ...services, liturgies: [sunday] }, today);
  expect(rows.map(({ service }) => service)).toMatchObject(expected as object[]);
});

test('beside a pause the rows are in the order of their dates', () => {
  const tuesday = { ...sunday, id: 'tuesday', day: 'Tuesday' } as const;
  const datesOn = (today: CalendarDate, other: Liturgy = tuesday) =>
    weeklyRows({ ...services, liturgies: [other, sunday] }, today).map(({ service }) => service?.date);
  expect(datesOn('2027-05-02')).toEqual(['2027-05-02', '2027-05-04']);
  expect(datesOn('2027-05-02', { ...tuesday, firstDate: '2027-05-11' })).toEqual(['2027-05-02', undefined]);
  expect(datesOn('2027-05-09')).toEqual(['2027-05-11', '2027-05-09']);
});

test.each([
  ['2027-04-25', 'Holy Week', true],
  ['2027-05-02', 'Holy Week', false],
  ['2027-01-01', 'Nativity', false],
  ['2029-01-01', 'Nativity', true],
  ['2026-12-31', undefined, undefined],
  // The liturgy of the day is moved.
  ['2027-09-10', 'Nayrouz', false],
] as const)('on %s the hours of %s are unknown: %j', (today, text, expected) => {
  const [pause] = currentPauses(services, today);
  expect(pause?.text).toBe(text);
  expect(pause && hasUnknownHours(services, pause, today)).toBe(expected);
});

test.each([
  ['2027-01-07', '8:00 AM', true],
  ['2027-01-06', '8:00 PM', true],
  ['2027-01-06', '8:00 AM', false],
] as const)('whether a service on %s at %s is one of January 7: %j', (date, startTime, expected) => {
  const specialServices = [{ name: 'Prayers', date, startTime, endTime: '11:00 PM' as const }];
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
  const next = nextServices({ ...services, liturgies: [sunday] }, today);
  expect(next.map(({ date, name }) => `${date} ${name}`)).toEqual(expected);
});

test.each<[what: string, liturgies: Liturgy[], today: CalendarDate, expected: string[]]>([
  ['a season begins', [friday, instead], '2027-02-22', ['friday /']],
  ['a season begins', [friday, instead], '2027-02-27', ['friday /2027-03-05', 'lent 2027-03-12/2027-04-23']],
  ['a season lasts', [friday, instead], '2027-03-08', ['lent /']],
  ['a season ends', [friday, instead], '2027-04-23', ['friday 2027-04-30/', 'lent /2027-04-23']],
  ['one week is replaced', [friday, oneWeek], '2027-02-18', ['friday /', 'lent 2027-02-26/2027-02-26']],
  ['hours follow each other', [ending, beginning], '2027-02-23', ['friday /2027-02-26', 'new 2027-03-05/']],
])('pages list what is held on Fridays when %s', (_, liturgies, today, expected) => {
  const current = currentLiturgies(liturgies, today);
  const seasons = current.map((it) => `${it.id} ${it.firstDate ?? ''}/${it.lastDate ?? ''}`);
  expect(seasons).toEqual(expected);
});

test.each<[what: string, one: Liturgy, other: Liturgy, expected: boolean]>([
  ['two that follow each other', sunday, { ...sunday, startTime: '11:30 AM', endTime: '1:00 PM' }, false],
  ['a night that ends after', { ...night, day: 'Saturday', endTime: '9:00 AM' }, sunday, true],
  ['a night and an early Monday', night, { ...sunday, day: 'Monday', startTime: '12:30 AM' }, true],
  ['a liturgy and what replaces it', friday, instead, false],
  ['a liturgy and what is also held in a season', friday, { ...beginning, id: 'also' }, true],
  ['seasons that follow each other', ending, beginning, false],
  ['seasons that share a day', ending, { ...beginning, firstDate: ending.lastDate }, true],
])('whether %s overlap', (_, one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

test('liturgies are in the order of the week, those of a day by their start', () => {
  expect(sortByWeekday([night, friday, sunday])).toEqual([friday, sunday, night]);
});
