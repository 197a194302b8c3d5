import { expect, test } from 'vitest';
import { addDays, dateIn } from './dates.ts';
import { parseTime } from './time-of-day.ts';
import { resolveDate } from './yearly-date.ts';

test('a day begins at midnight of the time zone', () => {
  const dateAt = (now: string) => dateIn('America/New_York', new Date(now));
  expect(['2026-12-06T04:59:59Z', '2026-12-06T05:00:00Z'].map(dateAt)).toEqual(['2026-12-05', '2026-12-06']);
});

test('days are added over the end of a month, of a year, and over both changes of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
});

test('dates, dates of the year and times of day are types of their own', () => {
  // @ts-expect-error: a time of day
  expect(() => addDays('8:30 AM', 1)).toThrow(RangeError);
  // @ts-expect-error: a date of one year
  expect(() => resolveDate('2026-12-25', 1743)).toThrow(RangeError);
  // @ts-expect-error: a date of the year
  expect(() => parseTime('29 Koiak')).toThrow(RangeError);
});
