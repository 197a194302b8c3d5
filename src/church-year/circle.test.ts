import { expect, it } from 'vitest';
import type { CalendarDate } from '#time/dates.ts';
import { copticMonths } from '#time/coptic-calendar.ts';
import type { ChurchYear } from './schema.ts';
import { rules } from './fixtures/rules.ts';
import { churchYearCircle } from './circle.ts';
import { besideSector, namedFeasts, pointAt, ringPath, textPath } from './circle-svg.ts';

const months = Object.fromEntries(copticMonths.map((month) => [month, month]));
const circleOf = (today: CalendarDate, observances: object[] = rules.observances) =>
  churchYearCircle({ observances, months } as unknown as ChurchYear, today);
const degrees = (days: number) => expect.closeTo((days * 360) / 365, 6) as number;
const sector = (first: number, days: number) => ({ start: degrees(first), end: degrees(first + days) });

it('has the days of the Coptic year from the top on, each as wide as the others', () => {
  const { year, today, months, civilMonths } = circleOf('2025-09-11');
  expect([year, today]).toEqual([1742, 0]);
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
  const names = ['Feast of the Cross', 'Feast of Nayrouz, a New Year', 'A Feast of B  (again)', 'A (b) c'];
  expect(names.map(shown)).toEqual(['Cross', 'Nayrouz', 'A Feast of B', 'A (b) c']);
});

it('names the feast of today and those of higher rank where two are near, and none that is too long', () => {
  const feast = (name: string, rank: string, angle: number) => ({
    ...{ name, rank, angle, start: angle, end: angle + 1 },
  });
  const near = [feast('A', 'feast', 10), feast('B', 'majorFeast', 12), feast('C', 'feast', 16)];
  const far = [feast('Fast', 'fast', 30), feast('Not too', 'minorFeast', 60), feast('Too long', 'feast', 90)];
  const names = (today: number) => namedFeasts([...near, ...far], today, 4, 7).map(({ name }) => name);
  expect(names(11)).toEqual(['B', 'Not too', 'C', 'Fast']);
  expect(names(10)).toEqual(['A', 'Not too', 'C', 'Fast']);
});

it('puts a name after its sector, before it where another is after it, and nowhere between two', () => {
  const sectorAt = (start: number) => ({ name: '1234', start, end: start + 1 });
  const beside = (...others: number[]) => besideSector(sectorAt(10), others.map(sectorAt), [100, 110], 1);
  expect(beside(10)).toEqual({ name: '1234', start: 11, end: expect.closeTo(12.41) as number });
  expect(beside(10, 12)).toMatchObject({ start: expect.closeTo(8.59) as number, end: 10 });
  expect(beside(8, 10, 12)).toBeUndefined();
});

it('draws rings clockwise from the top, and text upright', () => {
  const points = [0, 90, 180, 270].map((angle) => pointAt(100, angle));
  expect(points).toEqual(['0,-100', '100,0', '0,100', '-100,0']);
  const quarter = { start: 0, end: 90 };
  expect(ringPath([50, 100], quarter)).toBe('M0,-100A100,100 0 0 1 100,0L50,0A50,50 0 0 0 0,-50Z');
  const arc = (start: number, end: number) => textPath({ name: '', start, end }, [40, 60], 10);
  expect(arc(0, 90)).toBe('M0,-46.5A46.5,46.5 0 0 1 46.5,0');
  expect(arc(135, 225)).toBe('M-37.8,37.8A53.5,53.5 0 0 0 37.8,37.8');
  expect(arc(280, 350)).toBe('M-45.8,-8.1A46.5,46.5 0 0 1 -8.1,-45.8');
  expect(textPath({ name: 'Great Lent', start: 10, end: 20 }, [326, 370], 30)).toBeUndefined();
});
