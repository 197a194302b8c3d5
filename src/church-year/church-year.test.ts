import { expect, it } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { paschaOf } from '#time/coptic-calendar.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import {
  churchColor,
  churchDay,
  nextOccurrences,
  eveBefore,
  occurrencesBetween,
  occurrencesIn,
  weeklyFastPause,
} from './church-year.ts';
import { rules } from './fixtures/rules.ts';
import type { ChurchColor } from './schema.ts';

it('from 1899 to 2200 the Annunciation is omitted in Holy Week', () => {
  for (let year = 1616; year <= 1916; year++) {
    const all = occurrencesIn(rules.observances, year);
    const find = (id: string) => all.find((it) => it.id === id) ?? { firstDate: '0-0-0', lastDate: '0-0-0' };
    const pascha = paschaOf(year + 284);
    const isInHolyWeek = datesBetween(addDays(pascha, -8), pascha).includes(find('annunciation').firstDate);
    const omitted = all.flatMap(({ id, isOmitted }) => (isOmitted ? id : []));
    expect(omitted, `AM ${year}`).toEqual(isInHolyWeek ? ['annunciation'] : []);
  }
});

it.each([
  ['2023-09-11', '2023-09-12', ['nayrouz']],
  ['2026-01-06', '2026-01-07', ['nativity-fast', 'koiak-praises', 'nativity-paramoun', 'nativity']],
] as const)('from %s to %s there are %j', (first, last, expected) => {
  expect(occurrencesBetween(rules.observances, first, last).map(({ id }) => id)).toEqual(expected);
});

interface Day {
  today: CalendarDate;
  celebrated?: string;
  fast?: string;
  next: string;
  pictured?: string;
}

it.each(readFixture(import.meta.dirname, 'fixtures/days.yaml') as Day[])(
  'on $today $celebrated is celebrated, the fast is $fast, and $next comes next',
  ({ today, celebrated = '', fast = '', next, pictured = celebrated.split(' ')[0] }) => {
    const day = churchDay(rules, today);
    expect(day.celebrated.map(({ name }) => name).join(' ')).toBe(celebrated);
    const kept = day.fastGoesOnThrough && `${day.fast?.name ?? ''} through ${day.fastGoesOnThrough}`.trim();
    const none = day.noFastThrough ? `none through ${day.noFastThrough}` : '';
    expect(day.fastGoesOn ? `goes on: ${kept}` : (kept ?? none)).toBe(fast);
    expect([day.next?.name, day.pictured?.name]).toEqual([next, pictured]);
  },
);

it.each([
  [{}, 'bright-saturday', 'holy-fifty'],
  [{ postponedTo: '8 days after Pascha' }, 'bright-saturday', 'st-george'],
] as const)('a feast that falls in Holy Week is not celebrated on its day: %j', (more, onItsDay, later) => {
  const observances = rules.observances.map((it) => (it.id === 'st-george' ? { ...it, ...more } : it));
  const pictured = (date: CalendarDate) => churchDay({ ...rules, observances }, date).pictured?.name;
  expect([pictured('2027-05-01'), pictured('2027-05-10')]).toEqual([onItsDay, later]);
  // In other years on its day.
  expect(pictured('2026-05-01')).toBe('st-george');
});

it('an eve is shown with its feast until it begins', () => {
  const nativity = { firstDate: '2027-01-07', lastDate: '2027-01-07' } as const;
  expect(eveBefore(rules.observances, nativity, '2027-01-05')?.id).toBe('nativity-paramoun');
  expect(eveBefore(rules.observances, nativity, '2027-01-06')).toBeUndefined();
  expect(
    eveBefore(rules.observances, { ...nativity, firstDate: '2027-01-08' }, '2027-01-05'),
  ).toBeUndefined();
});

it.each([
  ['2026-12-10', 'nativity-fast koiak-praises nativity circumcision'],
  ['2027-01-06', 'nativity-fast nativity-paramoun nativity circumcision epiphany'],
  ['2027-05-02', 'resurrection holy-fifty st-mark thomas-sunday entry-into-egypt'],
] as const)(
  'on %s a season is listed only if it has not begun, an eve only on its days',
  (today, expected) => {
    const ids = nextOccurrences(rules.observances, today).map(({ id }) => id);
    expect(ids.slice(0, expected.split(' ').length).join(' ')).toBe(expected);
  },
);

it('without a fast of the year there is the weekly one', () => {
  const observances = rules.observances.filter(({ rank }) => rank !== 'fast' && rank !== 'eve');
  const fastOn = (date: CalendarDate) => churchDay({ ...rules, observances }, date).fast;
  const date = '2034-04-07';
  expect(fastOn(date)).toMatchObject({ name: 'weekly-fast', firstDate: date, lastDate: date });
  expect(fastOn('2027-04-07')).toBeUndefined();
});

it.each([
  ['2026-05-31', '2026-04-12', '2026-05-31'],
  ['2026-06-01', '2027-05-02', '2027-06-20'],
] as const)('on %s the weekly fast has its next pause from %s to %s', (today, firstDate, lastDate) => {
  expect(weeklyFastPause(rules, today)).toEqual({ firstDate, lastDate });
});

const { colors, days } = readFixture(import.meta.dirname, 'fixtures/colors.yaml') as Record<
  'colors' | 'days',
  Record<string, ChurchColor>
>;
const observances = rules.observances.map((it) => ({ ...it, color: colors[it.id] }));

it.each(Object.entries(days))('on %s the site is %s', (day, color) => {
  const today = day as CalendarDate;
  expect(churchColor({ ...rules, observances, showColors: true }, today)).toBe(color);
  expect(churchColor({ ...rules, observances, showColors: false }, today)).toBe('gold');
});
