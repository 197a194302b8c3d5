import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fromCoptic } from '#time/coptic-calendar.ts';
import type { CalendarDate } from '#time/dates.ts';
import { upcomingOccurrences } from './church-year.ts';
import { rules } from './fixtures/rules.ts';
import { mosaicDays } from './year-mosaic.ts';
import { mosaicNames, mosaicSvg } from './year-mosaic-svg.ts';

/** The year 1743, a line for each month: M and m are major and minor feasts of the Lord, f feasts, - fasts, ~ seasons. */
const year = [
  'f...............fff...........',
  '..............................',
  '...............---------------',
  '----------------------------M.',
  '.....m...-M.m.................',
  '.......m....................--',
  '---------f------------------M-',
  '---------------fM---m--M~~~~~f',
  'm~~~~~~~~~~~~~~~~~~~~~~m~~~~~~',
  '~~M~~~~~~~~~M.................',
  '..............................',
  '...............f..............',
  '......',
];
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
  const lines = year.map((_, index) =>
    days
      .filter(({ month }) => month === index + 1)
      .map(({ kind }) => (kind ? letters[kind] : '.'))
      .join(''),
  );
  expect(lines).toEqual(year);
});

it('has the feasts of the table, and no others', () => {
  const table = upcomingOccurrences(rules, '2026-09-11').filter(
    ({ rank, copticYear, isOmitted }) => /feast$/i.test(rank) && copticYear === 1743 && !isOmitted,
  );
  const feasts = mosaicDays(colored, '2026-11-27')
    .filter(({ kind = '' }) => /feast$/i.test(kind))
    .map(({ month, day }) => fromCoptic({ year: 1743, month, day }));
  expect(feasts.filter((date) => !table.some((it) => it.firstDate <= date && date <= it.lastDate))).toEqual(
    [],
  );
  expect(
    table.filter(({ firstDate, lastDate }) => !feasts.includes(firstDate) || !feasts.includes(lastDate)),
  ).toEqual([]);
});

it.each<[today: CalendarDate, laid: number, drawn: number]>([
  // Nayrouz, and the last day of the year before, which has a little month of five days.
  ['2026-09-11', 0, 365],
  ['2026-09-10', 364, 0],
  ['2026-11-27', 77, 288],
  // The sixth day of the little month.
  ['2027-09-11', 365, 0],
  ['2027-09-12', 0, 364],
])('on %s %i tiles are laid, and %i are drawn', (today, laid, drawn) => {
  const states = mosaicDays(colored, today).map(({ state }) => state);
  expect(states.filter((it) => it === 'laid')).toHaveLength(laid);
  expect(states.filter((it) => it === 'drawn')).toHaveLength(drawn);
});

it('gives days their colors: feasts without one gold, fasts ochre, other days lapis', () => {
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
  expect(colorsOf(true)).toEqual(['lapis', 'ochre', 'violet', 'gold', 'red']);
  expect(colorsOf(false)).toEqual(['lapis', 'lapis', 'lapis', 'gold', 'gold']);
});

it('leaves out what is omitted', () => {
  expect(dayOf(mosaicDays(colored, '2026-04-05'), 7, 29)?.kind).toBe('fast');
});

it.each(mosaicNames)('%s has the tiles until today, no text, and at most 8 kB', (name) => {
  for (const [today, inYear, inMonth] of [
    ['2026-11-27', 78, 18],
    ['2027-09-11', 366, 6],
  ] as const) {
    const svg = mosaicSvg(mosaicDays(colored, today), name);
    expect(svg).not.toContain('<text');
    expect(gzipSync(svg).length).toBeLessThan(8_000);
    // Those that are laid, and that of today.
    expect(svg.match(/href="#(t\d|cross)"/g)).toHaveLength(name === 'month-mosaic' ? inMonth : inYear);
  }
});
