import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import type { CalendarDate } from '#time/dates.ts';
import { rules } from './fixtures/rules.ts';
import { mosaicDays } from './year-mosaic.ts';
import { mosaicNames, mosaicSvg } from './year-mosaic-svg.ts';

const year = readFixture(import.meta.dirname, 'fixtures/year.yaml');
const letters = { majorFeast: 'M', minorFeast: 'm', feast: 'f', fast: '-', season: '~' };

const observances = rules.observances.map((it) => ({
  ...it,
  ...(it.id === 'great-lent' && { color: 'violet' as const }),
  ...(it.id === 'st-mark' && { color: 'red' as const }),
}));
const colored = { ...rules, observances, showColors: true };
const dayOf = (days: ReturnType<typeof mosaicDays>, month: number, day: number) =>
  days.find((it) => it.month === month && it.day === day);

it('has each day of the year with the highest of its observances', () => {
  const days = mosaicDays(colored, '2026-11-27');
  const lines = Array.from({ length: 13 }, (_, index) =>
    days
      .filter(({ month }) => month === index + 1)
      .map(({ kind }) => (kind ? letters[kind] : '.'))
      .join(''),
  );
  expect(lines).toEqual(year);
});

it.each<[today: CalendarDate, past: number, upcoming: number]>([
  // Nayrouz, and the last day of the year before, which has a little month of five days.
  ['2026-09-11', 0, 365],
  ['2026-09-10', 364, 0],
  ['2026-11-27', 77, 288],
  // The sixth day of the little month.
  ['2027-09-11', 365, 0],
  ['2027-09-12', 0, 364],
])('on %s %i tiles are past, and %i are upcoming', (today, past, upcoming) => {
  const states = mosaicDays(colored, today).map(({ state }) => state);
  expect(states.filter((it) => it === 'past')).toHaveLength(past);
  expect(states.filter((it) => it === 'upcoming')).toHaveLength(upcoming);
});

it('gives days their colors: feasts without one gold, fasts sage, other days lapis', () => {
  const colorsOf = (showColors: boolean) => {
    const days = mosaicDays({ ...colored, showColors }, '2026-11-27');
    // An ordinary day, the Nativity Fast, Great Lent, Palm Sunday and St. Mark.
    return [
      [1, 2],
      [3, 16],
      [7, 1],
      [8, 17],
      [8, 30],
    ].map(([month = 0, day = 0]) => dayOf(days, month, day)?.color);
  };
  expect(colorsOf(true)).toEqual(['lapis', 'sage', 'violet', 'gold', 'red']);
  expect(colorsOf(false)).toEqual(['lapis', 'lapis', 'lapis', 'gold', 'gold']);
});

it('leaves out what is omitted', () => {
  expect(dayOf(mosaicDays(colored, '2026-04-05'), 7, 29)?.kind).toBe('fast');
});

it.each(mosaicNames)('%s has the tiles until today, no text, and at most 8 kB', (name) => {
  for (const [today, inYear, inMonth] of [
    ['2026-11-27', 78, 18],
    // The drawing of the month has the last thirty days of the year.
    ['2027-09-11', 366, 30],
  ] as const) {
    const svg = mosaicSvg(mosaicDays(colored, today), name);
    expect(svg).not.toContain('<text');
    expect(gzipSync(svg).length).toBeLessThan(8_000);
    // Those that are laid, and that of today.
    expect(svg.match(/href="#(t\d|cross)"/g)).toHaveLength(name.startsWith('month') ? inMonth : inYear);
  }
});
