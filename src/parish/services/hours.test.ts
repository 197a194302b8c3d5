import { expect, test } from 'vitest';
import { arabicLocale } from '#parish/locale.ts';
import { formatSeason, formatTimeRange, timeRange } from './hours.ts';

test('each end has AM or PM where they differ', () => {
  expect(timeRange({ startTime: '11:00 AM', endTime: '1:30 PM' })).toEqual({
    startTime: { text: '11:00 AM', iso: '11:00' },
    endTime: { text: '1:30 PM', iso: '13:30' },
  });
});

test('the start omits AM or PM where both ends share it', () => {
  expect(formatTimeRange({ startTime: '5:00 AM', endTime: '7:00 AM' })).toBe('5:00–7:00 AM');
});

test.each([
  [{}, ''],
  [{ firstDate: '2027-03-12' }, 'from March 12'],
  [{ lastDate: '2027-03-05' }, 'until March 5'],
  [{ firstDate: '2027-03-12', lastDate: '2027-04-23' }, 'from March 12 until April 23'],
  [{ firstDate: '2027-02-24', lastDate: '2027-02-24' }, 'February 24'],
  [{ firstDate: '2028-01-03' }, 'from January 3, 2028'],
])('the season %j is written %j', (season, expected) => {
  expect(formatSeason(season, '2027-02-20')).toBe(expected);
});

test('a season in Arabic', () => {
  const season = { firstDate: '2027-03-12', lastDate: '2028-04-23' };
  expect(formatSeason(season, '2027-02-20', arabicLocale)).toBe('ابتداءً من 12 مارس حتى 23 أبريل 2028');
});
