import { expect, it } from 'vitest';
import { fromCoptic } from '#time/coptic-calendar.ts';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { isFeastRank, occurrencesBetween } from './church-year.ts';
import { rules } from './fixtures/rules.ts';
import type { ChurchColor } from './schema.ts';
import { mosaicDays } from './year-mosaic.ts';
import { yearNames } from './year-names.ts';

const named: Record<string, [name: string, color?: ChurchColor]> = {
  'koiak-praises': ['Koiak praises', 'blue'],
  'great-lent': ['Great Lent', 'violet'],
  'holy-week': ['Holy Pascha Week', 'black'],
  'holy-fifty': ['Holy Fifty Days', 'white'],
  'apostles-fast': ['Apostles’ Fast'],
  'jonah-fast': ['Jonah’s Fast', 'violet'],
  'nativity-fast': ['Nativity Fast'],
  nativity: ['Nativity (Christmas)'],
  epiphany: ['Epiphany (Baptism of the Lord)'],
  resurrection: ['Feast of the Resurrection'],
};
const shortNames: Record<string, string> = { resurrection: 'Resurrection' };
const observances = rules.observances.map((it) => {
  const [name = it.name, color = it.color] = named[it.id] ?? [];
  return { ...it, name, color, shortName: shortNames[it.id] };
});
const colored = { ...rules, observances, showColors: true };

const read = (it: typeof colored, today: CalendarDate) =>
  yearNames(it, today, 'Today').map(({ text, place, period }) => {
    const { month, day, tiles, state, color } = place ?? {};
    const where = place ? `${month}/${day}, ${tiles} tiles, ${state} ${color}` : 'no room';
    return [text, where, period && `${period.firstDate} to ${period.lastDate}, ${period.color}`]
      .filter(Boolean)
      .join(': ');
  });

it('names today, the longest fast or season of each color, and three feasts beside their stars', () => {
  expect(read(colored, '2026-11-28')).toEqual([
    'Today: 3/20, 2 tiles, upcoming sage',
    'Koiak praises: 4/12, 5 tiles, upcoming blue: 2026-12-10 to 2027-01-06, blue',
    'Nativity: 4/26, 3 tiles, upcoming blue',
    // The Paramoun beside its star has a color of its own.
    'Epiphany: 5/7, 3 tiles, upcoming lapis',
    'Great Lent: 7/18, 4 tiles, upcoming violet: 2027-03-08 to 2027-04-23, violet',
    'Holy Pascha Week: no room: 2027-04-26 to 2027-05-01, black',
    'Resurrection: 8/25, 4 tiles, upcoming white',
    'Holy Fifty Days: 9/10, 5 tiles, upcoming white: 2027-05-02 to 2027-06-20, white',
    'Apostles’ Fast: 10/20, 5 tiles, upcoming sage: 2027-06-21 to 2027-07-11, sage',
  ]);
});

it('has names on days that are past, and none of fasts and seasons where the site does not show their colors', () => {
  expect(read({ ...colored, showColors: false }, '2027-09-10')).toEqual([
    'Nativity: 4/26, 3 tiles, past lapis',
    'Epiphany: 5/8, 3 tiles, past lapis',
    'Resurrection: 8/25, 4 tiles, past lapis',
    'Today: 13/3, 2 tiles, past lapis',
  ]);
});

const longest = (text: string) => ({ name: text, shortName: undefined });
it.each<[what: string, name: (name: string) => string]>([
  ['these names', (name) => name],
  ['names of 19 characters', (name) => name.padEnd(19, 'n')],
  ['the longest German ones', () => 'Donnerstagsvorabendgottesdienstordnungsverzeichnisse'],
])(
  'in the years 1743 to 1762, %s cover no star, no other name and no day with a color of its own',
  (_, name) => {
    const all = { ...colored, observances: observances.map((it) => ({ ...it, ...longest(name(it.name)) })) };
    for (let year = 1743; year <= 1762; year++)
      for (const day of [0, 79, 121, 240, 290, 364]) {
        const first = fromCoptic({ year, month: 1, day: 1 });
        const today = addDays(first, day);
        const days = mosaicDays(all, today);
        const covered = yearNames(all, today, 'Today').flatMap(({ place }) => {
          if (!place) return [];
          const from = (place.month - 1) * 30 + place.day - 1;
          expect(place.day + place.tiles - 1, 'within its month').toBeLessThanOrEqual(30);
          return Array.from({ length: place.tiles }, (__, index) => from + index);
        });
        expect(covered).toEqual([...new Set(covered)]);
        expect(covered).not.toContain(day);
        for (const index of covered) {
          const date = addDays(first, index);
          const ranks = occurrencesBetween(all.observances, date).map(({ rank }) => rank);
          expect(ranks.filter(isFeastRank), date).toEqual([]);
          // Three days before it and three days after it, not counting feasts.
          const around = [days.slice(0, index).reverse(), days.slice(index + 1)].flatMap((side) =>
            side.filter(({ kind }) => !isFeastRank(kind ?? '')).slice(0, 3),
          );
          const same = around.filter(({ color }) => color === days[index]?.color).length;
          expect(same, `${date}, ${days[index]?.color}`).toBeGreaterThanOrEqual(3);
        }
      }
  },
);
