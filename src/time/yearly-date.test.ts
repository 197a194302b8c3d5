import { expect, it } from 'vitest';
import { findDateIssue, resolveDate, type YearlyDate } from './yearly-date.ts';

// The year after a leap year (1740) and another one. The Resurrection is on 2024-05-05 and on 2027-05-02.
it.each([
  ['1 Thout', '2023-09-12', '2026-09-11'],
  ['30 Koiak', '2024-01-09', '2027-01-08'],
  ['5 el-nasi', '2024-09-10', '2027-09-10'],
  ['Nativity', '2024-01-07', '2027-01-07'],
  ['1 day before Nativity', '2024-01-06', '2027-01-06'],
  ['120 days after Pascha', '2024-09-02', '2027-08-30'],
  // The eve is a Saturday in 2024, a Wednesday in 2027; a Friday and a Monday.
  ['Paramoun of Nativity', '2024-01-05', '2027-01-06'],
  ['Paramoun of 11 Tobi', '2024-01-19', '2027-01-18'],
] as const)('%s is %s, and %s', (text, afterLeapYear, date) => {
  expect(findDateIssue(text)).toBeUndefined();
  expect([1740, 1743].map((year) => resolveDate(text, year))).toEqual([afterLeapYear, date]);
});

it.each(['Good Friday', '2027-05-02', '29 Koiak 1743'])('%j is no such date', (text) => {
  expect(() => resolveDate(text as YearlyDate, 1743)).toThrow(/is not a date of the church year/);
});
