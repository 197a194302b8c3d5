import { expect, it } from 'vitest';
import {
  churchColor,
  churchDay,
  type ChurchYearRules,
  comingOccurrences,
  eveBefore,
  fastOn,
  occurrencesBetween,
  occurrencesIn,
  upcomingOccurrences,
  weeklyFastPause,
} from './church-year.ts';
import type { ChurchColor } from './schema.ts';
import type { CalendarDate } from '#time/dates.ts';
import { rules } from './fixtures/rules.ts';

const withoutFasts = rules.observances.filter(({ rank }) => rank !== 'fast' && rank !== 'eve');
const withoutYearlyFasts = { ...rules, observances: withoutFasts };

it.each([
  // The turn of Coptic years
  ['2023-09-11', '2023-09-12', ['nayrouz']],
  // A fast that has begun
  ['2026-01-06', '2026-01-07', ['nativity-fast', 'koiak-praises', 'nativity-paramoun', 'nativity']],
] as const)('from %s to %s there are %j', (first, last, expected) => {
  expect(occurrencesBetween(rules, first, last).map(({ id }) => id)).toEqual(expected);
});

it('what comes next has every observance once, whatever the day', () => {
  const [all, next] = [occurrencesIn(rules, 1742), occurrencesIn(rules, 1743)];
  expect(upcomingOccurrences(rules, '2025-09-11')).toEqual(all);
  const kept = [...all, ...next].filter(({ isOmitted }) => !isOmitted);
  expect(occurrencesBetween(rules, '2025-09-11', '2027-09-11')).toEqual(kept);
});

it.each<
  [today: CalendarDate, celebrated: string[], fast: string | undefined, next: string, pictured: string]
>([
  // A day in a long fast, and the eve of a feast
  ['2026-12-11', [], 'nativity-fast until 2027-01-06', 'nativity', 'nativity-fast'],
  [
    '2026-01-16',
    ['epiphany-paramoun'],
    'epiphany-paramoun until 2026-01-18',
    'epiphany',
    'epiphany-paramoun',
  ],
  // Major feasts end the weekly fast of their day, minor ones do not
  ['2026-01-07', ['nativity'], undefined, 'circumcision', 'nativity'],
  ['2026-01-14', ['circumcision'], 'weekly-fast until 2026-01-14', 'epiphany', 'circumcision'],
  // Great Lent and Holy Week are one fast, also on a feast of the Lord, and when two fall on one day
  ['2027-04-07', ['annunciation'], 'goes on: great-lent until 2027-05-01', 'last-friday', 'annunciation'],
  [
    '2028-04-07',
    ['annunciation', 'last-friday'],
    'goes on: great-lent until 2028-04-15',
    'lazarus-saturday',
    'annunciation',
  ],
  // The Annunciation, omitted
  ['2026-04-07', [], 'holy-week until 2026-04-11', 'covenant-thursday', 'holy-week'],
  // The Holy Fifty Days, and a season that begins
  ['2027-05-02', ['resurrection', 'holy-fifty'], 'none until 2027-06-20', 'st-mark', 'resurrection'],
  ['2027-05-05', [], 'none until 2027-06-20', 'st-mark', 'holy-fifty'],
  ['2026-12-10', ['koiak-praises'], 'nativity-fast until 2027-01-06', 'nativity', 'koiak-praises'],
  // The turn of Coptic years
  ['2026-09-10', [], undefined, 'nayrouz', 'nayrouz'],
])(
  'on %s %j is celebrated, the fast is %s, and %s comes next; the image is that of %s',
  (today, celebrated, fast, next, pictured) => {
    const day = churchDay(rules, today);
    expect(day.celebrated.map(({ name }) => name)).toEqual(celebrated);
    const kept = day.fast && `${day.fast.name} until ${day.fast.goesOnUntil}`;
    const none = day.noFastUntil && `none until ${day.noFastUntil}`;
    expect(day.fastGoesOn ? `goes on: ${kept}` : (kept ?? none)).toBe(fast);
    expect([day.next?.name, day.pictured?.name]).toEqual([next, pictured]);
  },
);

it('a feast that falls in Holy Week is celebrated after the Resurrection, and not on its day', () => {
  const feast = { id: 'st-george', name: 'st-george', rank: 'feast', firstDate: '23 Parmouti' } as const;
  const postponed = { firstDate: '7 days before Pascha', lastDate: 'Pascha' } as const;
  const withFeast: ChurchYearRules = {
    ...rules,
    observances: [...rules.observances, { ...feast, postponed }],
  };
  const on = (date: CalendarDate) =>
    occurrencesBetween(withFeast, date).find(({ name }) => name === 'st-george');
  expect(on('2027-05-01')).toMatchObject({ firstDate: '2027-05-01', isOmitted: false, isPostponed: true });
  expect(churchDay(withFeast, '2027-05-01').celebrated.map(({ name }) => name)).toEqual(['bright-saturday']);
  expect(on('2026-05-01')).toMatchObject({ isPostponed: false });
});

it('an eve is told with its feast until it begins', () => {
  const nativity = { firstDate: '2027-01-07', lastDate: '2027-01-07' } as const;
  expect(eveBefore(rules, nativity, '2027-01-05')?.id).toBe('nativity-paramoun');
  expect(eveBefore(rules, nativity, '2027-01-06')).toBeUndefined();
  expect(eveBefore(rules, { ...nativity, firstDate: '2027-01-08' }, '2027-01-05')).toBeUndefined();
});

it.each([
  ['2026-12-10', ['nativity-fast', 'koiak-praises', 'nativity', 'circumcision', 'epiphany', 'cana']],
  ['2027-01-06', ['nativity-fast', 'nativity-paramoun', 'nativity', 'circumcision', 'epiphany', 'cana']],
  [
    '2027-05-02',
    ['resurrection', 'holy-fifty', 'st-mark', 'thomas-sunday', 'st-mary-nativity', 'entry-into-egypt'],
  ],
] as const)(
  'on %s a season is listed only if it has not begun, an eve only on its days: %j',
  (today, expected) => {
    expect(
      comingOccurrences(rules, today)
        .slice(0, 6)
        .map(({ id }) => id),
    ).toEqual(expected);
  },
);

it('without a fast of the year there is the weekly one, also on the Annunciation if that is omitted', () => {
  expect(fastOn(rules, '2026-12-11')?.name).toBe('nativity-fast');
  const dates = { firstDate: '2034-04-07', lastDate: '2034-04-07' };
  expect(fastOn(withoutYearlyFasts, '2034-04-07')).toEqual({ name: 'weekly-fast', ...dates });
  expect(fastOn(withoutYearlyFasts, '2027-04-07')).toBeUndefined();
});

it.each([
  ['2026-05-31', '2026-04-12', '2026-05-31'],
  ['2026-06-01', '2027-05-02', '2027-06-20'],
] as const)('on %s the weekly fast has its next pause from %s to %s', (today, firstDate, lastDate) => {
  expect(weeklyFastPause(rules, today)).toEqual({ firstDate, lastDate });
});

const colors: Record<string, ChurchColor> = {
  ...{ nayrouz: 'red', 'st-mark': 'red', 'cross-second': 'red', 'good-friday': 'red', cana: 'gold' },
  ...{ 'holy-week': 'black', 'great-lent': 'violet' },
  ...{ 'holy-fifty': 'white', 'koiak-praises': 'blue' },
};
const observances = rules.observances.map((it) => ({ ...it, color: colors[it.id] }));

it.each<[today: CalendarDate, color: ChurchColor]>([
  ['2026-10-20', 'gold'],
  ['2027-09-12', 'red'],
  ['2026-12-20', 'blue'],
  // A feast of the Lord has white, unless content gives it another color
  ['2027-01-07', 'white'],
  ['2027-01-21', 'gold'],
  // In a fast it wins, another feast does not, an omitted one neither
  ['2027-03-19', 'violet'],
  ['2027-04-07', 'white'],
  ['2026-04-07', 'black'],
  // Of two fasts the one that began last
  ['2027-04-30', 'red'],
  // In a season every feast wins
  ['2027-05-08', 'red'],
])('on %s the site is %s', (today, color) => {
  expect(churchColor({ ...rules, observances, showColors: true }, today)).toBe(color);
  expect(churchColor({ ...rules, observances, showColors: false }, today)).toBe('gold');
});
