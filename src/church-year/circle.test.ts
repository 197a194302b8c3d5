import { expect, it } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { copticMonths } from '#time/coptic-calendar.ts';
import type { ChurchYear } from './schema.ts';
import { rules } from './fixtures/rules.ts';
import { churchYearCircle } from './circle.ts';
import { namedFeasts, placedPeriods, pointAt, ringPath } from './circle-svg.ts';

const months = Object.fromEntries(copticMonths.map((month) => [month, month]));
const circleOf = (today: CalendarDate, observances: object[] = rules.observances) =>
  churchYearCircle({ observances, months } as unknown as ChurchYear, today);
const degrees = (days: number) => expect.closeTo((days * 360) / 365, 6) as number;
const sector = (first: number, days: number) => ({ start: degrees(first), end: degrees(first + days) });

it('has the days of the Coptic year from the top on, each as wide as the others', () => {
  const { year, today, date, months, civilMonths } = circleOf('2025-09-11');
  expect([year, today, date]).toEqual([1742, 0, 'September 11']);
  expect(months[0]).toEqual({ name: 'thout', ...sector(0, 30) });
  expect(months.at(-1)).toEqual({ name: 'nasi', ...sector(360, 5) });
  expect(civilMonths[0]).toMatchObject({ name: 'October', start: degrees(20) });
  expect(civilMonths.at(-1)).toMatchObject({ name: 'September', start: degrees(355) });
  // A leap year has a day more.
  expect(circleOf('2027-09-11').today).toBeCloseTo((365 * 360) / 366);
});

it('has fasts and seasons as sectors, feasts as points, and nothing that is omitted', () => {
  const { periods, feasts } = circleOf('2025-09-11');
  const period = (name: string) => periods.find((it) => it.name === name);
  expect(period('great-lent')).toMatchObject(sector(158, 47));
  expect(period('holy-fifty')).toMatchObject(sector(213, 50));
  const nativity = { rank: 'majorFeast', color: 'white', angle: degrees(118.5) };
  expect(feasts.find(({ name }) => name === 'nativity')).toMatchObject(nativity);
  const names = [...periods, ...feasts].map(({ name }) => name);
  expect(names.filter((it) => it === 'annunciation' || it.endsWith('paramoun'))).toEqual([]);
  // A fast of one day is a point, as is a feast of several.
  expect(feasts.map(({ name }) => name)).toEqual(expect.arrayContaining(['good-friday', 'cross']));
  expect(new Set(names).size).toBe(names.length);
});

it('shortens names to what differs', () => {
  const [first] = rules.observances;
  const shown = (name: string) => circleOf('2025-09-11', [{ ...first, name }]).feasts[0]?.name;
  const names = [
    'Feast of the Cross',
    'Feast of Nayrouz, a New Year',
    'A Feast of B  (again)',
    'A (b) c',
    'Fête de la Nativité',
  ];
  expect(names.map(shown)).toEqual(['Cross', 'Nayrouz', 'A Feast of B', 'A (b) c', 'Nativité']);
});

it('names feasts of higher rank where two are near, and none that is too long', () => {
  const feast = (name: string, rank: string, angle: number) => ({ name, rank, angle });
  const near = [feast('A', 'feast', 10), feast('B', 'majorFeast', 12), feast('C', 'feast', 16)];
  const far = [feast('Fast', 'fast', 30), feast('Too long for its radius', 'feast', 90)];
  expect(namedFeasts([...near, ...far]).map(({ name }) => name)).toEqual(['B', 'C', 'Fast']);
  const names = namedFeasts(circleOf('2026-11-26').feasts).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['palm-sunday', 'resurrection', 'nativity', 'epiphany']));
});

it('puts a name into its sector, or after or before it, or into the inner ring, where nothing else is', () => {
  const fast = (start: number, end: number, name = '12345') => ({ name, rank: 'fast', start, end });
  const placesOf = (...periods: ReturnType<typeof fast>[]) =>
    placedPeriods(periods).map(({ period: { name }, place }) =>
      place ? `${name} ${Math.round(place.start)}–${Math.round(place.end)} ${place.radius}` : '',
    );
  const [before, after] = [fast(5, 18, 'A'), fast(22, 80, 'B')];
  expect(placesOf(fast(10, 30))).toEqual(['12345 10–30 366']);
  expect(placesOf(fast(20, 21))).toEqual(['12345 21–31 366']);
  expect(placesOf(fast(20, 21), after)).toEqual(['12345 10–20 366', 'B 22–80 366']);
  expect(placesOf(before, fast(20, 21), after)[1]).toBe('12345 20–30 322');
  const season = { ...fast(0, 90, 'C'), rank: 'season' };
  expect(placesOf(season, before, fast(20, 21), after)[2]).toBe('');
  // The first name is where the second one would be.
  expect(placesOf(fast(20, 21), fast(35, 36), fast(37, 80))[1]).toBe('12345 35–45 322');
});

it('draws rings clockwise from the top', () => {
  const points = [0, 90, 180, 270].map((angle) => pointAt(100, angle));
  expect(points).toEqual(['0,-100', '100,0', '0,100', '-100,0']);
  const quarter = { start: 0, end: 90 };
  expect(ringPath([50, 100], quarter)).toBe('M0,-100A100,100 0 0 1 100,0L50,0A50,50 0 0 0 0,-50Z');
});
