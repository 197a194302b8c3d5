import { expect, test } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import type { CalendarDate } from '#time/dates.ts';
import { changesBetween, printedUntil } from './changes.ts';
import { liturgy, noServices, readServices, special } from './fixtures/services.ts';
import { currentLiturgies, overlap, sortByWeekday } from './liturgies.ts';
import { pauseLines } from './pause-lines.ts';
import type { Liturgy } from './schema.ts';
import { hasServiceInsteadOn } from './services.ts';

const sunday = liturgy('Sunday, 8:30 AM–11:30 AM');
const chapel = { ...sunday, id: 'chapel', place: 'Chapel' };
const friday = liturgy('Friday, 8:30 AM–11:30 AM');
const night = liturgy('Sunday, 10:00 PM–1:00 AM', { id: 'night' });
const lent = { id: 'lent', name: 'Lenten Liturgy', firstDate: '2027-03-12', lastDate: '2027-04-23' } as const;
const instead = { ...friday, ...lent, replaces: 'friday' };
const oneWeek = { ...instead, firstDate: '2027-02-22', lastDate: '2027-02-28' } as const;
const ending = { ...friday, lastDate: '2027-02-28' } as const;
const beginning = { ...friday, id: 'new', firstDate: '2027-03-01' } as const;
const monthly = { ...friday, id: 'monthly', week: 'first' } as const;
const lastFriday = { ...friday, id: 'last', week: 'last' } as const;
const services = readServices('sundays.yaml');
const table = readFixture(import.meta.dirname, 'fixtures/sundays-expected.yaml') as {
  changes: { from: CalendarDate; through: CalendarDate; expected: object[] }[];
  pauses: { today: CalendarDate; expected: string[] }[];
};

test.each(table.changes)('from $from through $through the changes are $expected', (row) => {
  expect(changesBetween(services, [], row.from, row.through)).toMatchObject(row.expected);
});

test.each(table.pauses)('on $today the pauses say $expected', ({ today, expected }) => {
  const lines = pauseLines(services, [], today).map(
    ({ kind, pause, call }) => `${kind} ${pause.id}${call ? ` call ${call.dates.join(' ')}` : ''}`,
  );
  expect(lines).toEqual(expected);
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
test.each<[what: string, liturgies: Liturgy[], today: CalendarDate, expected: string]>([
  ['a season begins', [friday, instead], '2027-02-22', 'friday /'],
  ['a season begins', [friday, instead], '2027-02-27', 'friday /2027-03-05, lent 2027-03-12/2027-04-23'],
  ['a season lasts', [friday, instead], '2027-03-08', 'lent /'],
  ['a season ends', [friday, instead], '2027-04-23', 'friday 2027-04-30/, lent /2027-04-23'],
  ['one week is replaced', [friday, oneWeek], '2027-02-18', 'friday /, lent 2027-02-26/2027-02-26'],
  ['hours follow each other', [ending, beginning], '2027-02-23', 'friday /2027-02-26, new 2027-03-05/'],
  ['one is on first Fridays', [monthly], '2027-02-06', 'monthly /'],
  [
    'one on first Fridays begins in the third month',
    [{ ...monthly, firstDate: '2027-03-01' }],
    '2027-01-01',
    '',
  ],
  [
    'one on first Fridays begins in the second month',
    [{ ...monthly, firstDate: '2027-03-01' }],
    '2027-01-02',
    'monthly 2027-03-05/',
  ],
  [
    'one on first Fridays begins in the next month',
    [{ ...monthly, firstDate: '2027-03-01' }],
    '2027-02-06',
    'monthly /',
  ],
  ['one on first Fridays has ended', [{ ...monthly, lastDate: '2027-03-31' }], '2027-03-06', ''],
  [
    'one on first Fridays will end',
    [{ ...monthly, lastDate: '2027-04-30' }],
    '2027-02-06',
    'monthly /2027-04-02',
  ],
  [
    'one on first Fridays replaces the weekly one',
    [friday, { ...monthly, replaces: 'friday' }],
    '2027-03-04',
    'friday /, monthly /',
  ],
  [
    'one moves from first to last Fridays',
    [monthly, { ...lastFriday, firstDate: '2027-03-01', replaces: 'monthly' }],
    '2027-02-05',
    'monthly /2027-02-05, last 2027-03-26/',
  ],
  [
    'a season replaces one on first Fridays',
    [monthly, { ...instead, replaces: 'monthly' }],
    '2027-03-06',
    'monthly 2027-05-07/, lent /2027-04-23',
  ],
])('pages list what is held on Fridays when %s', (_, liturgies, today, expected) => {
  const current = currentLiturgies(liturgies, today);
  const seasons = current.map(
    ({ liturgy, shownDates }) => `${liturgy.id} ${shownDates.firstDate ?? ''}/${shownDates.lastDate ?? ''}`,
  );
  expect(seasons.join(', ')).toBe(expected);
});

test.each<[what: string, one: Liturgy, other: Liturgy, expected: boolean]>([
  ['two that follow each other', sunday, liturgy('Sunday, 11:30 AM–1:00 PM'), false],
  ['two at one hour in two places', sunday, chapel, false],
  ['two at one hour in one place', chapel, { ...chapel, id: 'b' }, true],
  ['a night that ends after', liturgy('Saturday, 10:00 PM–9:00 AM'), sunday, true],
  ['a night and an early Monday', night, liturgy('Monday, 12:30 AM–11:30 AM'), true],
  ['a liturgy and what replaces it', friday, instead, false],
  ['a liturgy and what is also held in a season', friday, beginning, true],
  ['seasons that follow each other', ending, beginning, false],
  ['the first Friday and each', monthly, friday, true],
  ['the first Friday and each, which it replaces', { ...monthly, replaces: 'friday' }, friday, false],
  ['the first Friday and the last', monthly, lastFriday, false],
  ['the fourth Friday and the last', { ...monthly, week: 'fourth' }, lastFriday, true],
  [
    'the first Friday and a season without one',
    monthly,
    { ...friday, id: 'b', firstDate: '2027-03-06', lastDate: '2027-04-01' },
    false,
  ],
  [
    'the first Friday and a season with one',
    monthly,
    { ...friday, id: 'b', firstDate: '2027-03-06', lastDate: '2027-04-02' },
    true,
  ],
  [
    'the last night and the first morning',
    { ...night, week: 'last' },
    liturgy('Monday, 12:30 AM–2:00 AM', { week: 'first' }),
    true,
  ],
  [
    'the second night and the first morning',
    { ...night, week: 'second' },
    liturgy('Monday, 12:30 AM–2:00 AM', { week: 'first' }),
    false,
  ],
  ['seasons that share a day', ending, { ...beginning, firstDate: ending.lastDate }, true],
])('whether %s overlap', (_, one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

test('liturgies are in the order of the week, those of a day by their start, after those of every week', () => {
  const early = liturgy('Sunday, 6:00 AM–8:00 AM', { id: 'early', week: 'first' });
  expect(sortByWeekday([early, night, friday, sunday])).toEqual([friday, sunday, night, early]);
});

test.each([
  ['2026-11-27', '2026-12-31'],
  ['2027-01-31', '2027-02-28'],
] as const)('a sheet printed on %s is true until %s', (today, until) => {
  expect(printedUntil(today)).toBe(until);
});
