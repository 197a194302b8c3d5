import { expect, test } from 'vitest';
import { arabicLocale } from '#language/locale.ts';
import { formatSeason, formatTimeRange, timeRange } from './hours.ts';

// Each end has AM or PM where they differ.
test.each([
  ['5:00 AM', '7:00 AM', '5:00–7:00 AM', ['05:00', '07:00'], ['5:00 ص', '7:00 ص']],
  ['11:00 AM', '1:30 PM', '11:00 AM–1:30 PM', ['11:00', '13:30'], ['11:00 ص', '1:30 م']],
  ['10:00 PM', '12:30 AM', '10:00 PM–12:30 AM', ['22:00', '00:30'], ['10:00 م', '12:30 ص']],
  ['12:00 PM', '1:05 PM', '12:00–1:05 PM', ['12:00', '13:05'], ['12:00 م', '1:05 م']],
] as const)(
  'hours from %s to %s are written %s, %j, and in Arabic %j',
  (startTime, endTime, text, iso, arabic) => {
    const ends = (it: ReturnType<typeof timeRange>) => [it.startTime, it.endTime];
    expect(formatTimeRange({ startTime, endTime })).toBe(text);
    expect(ends(timeRange({ startTime, endTime })).map((it) => it.iso)).toEqual(iso);
    expect(ends(timeRange({ startTime, endTime }, arabicLocale)).map((it) => it.text)).toEqual(arabic);
  },
);

test('a malformed time is an error', () => {
  // @ts-expect-error: without AM or PM
  expect(() => formatTimeRange({ startTime: '8:30', endTime: '9:00 AM' })).toThrow(
    "'8:30' is not a time of day",
  );
});

test.each<[season: Parameters<typeof formatSeason>[0], expected: string, locale?: typeof arabicLocale]>([
  [{}, ''],
  [{ firstDate: '2027-03-12' }, 'from March 12'],
  [{ lastDate: '2027-03-05' }, 'until March 5'],
  [{ firstDate: '2027-03-12', lastDate: '2027-04-23' }, 'from March 12 until April 23'],
  [{ firstDate: '2027-02-24', lastDate: '2027-02-24' }, 'February 24'],
  [{ firstDate: '2028-01-03' }, 'from January 3, 2028'],
  // In Arabic, a date does not break.
  [{ firstDate: '2027-03-12' }, 'ابتداءً من 12\u00A0مارس', arabicLocale],
  [{ lastDate: '2028-04-23' }, 'حتى 23\u00A0أبريل\u00A02028', arabicLocale],
])('the season %j is written %j', (season, expected, locale) => {
  expect(formatSeason(season, '2027-02-20', locale)).toBe(expected);
});
