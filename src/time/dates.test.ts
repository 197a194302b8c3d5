import { expect, it, test } from 'vitest';
import { paschaOf } from './coptic-calendar.ts';
import {
  addDays,
  type CalendarDate,
  datesBetween,
  isInWeekOfMonth,
  nextWeekday,
  weekdayOf,
} from './dates.ts';
import { parseTime } from './time-of-day.ts';
import { findDateIssue, resolveDate, type YearlyDate } from './yearly-date.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // Over both changes of the clocks
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
] as const)('%s and %i days are %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

/** Months of 28 to 31 days, of which February 2027 begins on a Monday and January 2027 has five Saturdays. */
test.each([
  ['first', '2027-01-02', '2027-02-06', '2028-02-05', '2027-08-07'],
  ['second', '2027-01-09', '2027-02-13', '2028-02-12', '2027-08-14'],
  ['third', '2027-01-16', '2027-02-20', '2028-02-19', '2027-08-21'],
  ['fourth', '2027-01-23', '2027-02-27', '2028-02-26', '2027-08-28'],
  ['last', '2027-01-30', '2027-02-27', '2028-02-26', '2027-08-28'],
] as const)('the %s Saturday of a month is on %s, %s, %s and %s', (week, ...days) => {
  const months = days.map((it) => it.slice(0, 7));
  const found = datesBetween('2027-01-01', '2028-02-29').filter(
    (date) =>
      months.includes(date.slice(0, 7)) && weekdayOf(date) === 'Saturday' && isInWeekOfMonth(date, week),
  );
  expect(found).toEqual([...days].sort());
});

test('dates, dates of the year and times of day are types of their own', () => {
  // @ts-expect-error: a time of day
  expect(() => addDays('8:30 AM', 1)).toThrow(RangeError);
  // @ts-expect-error: a date of one year
  expect(() => resolveDate('2026-12-25', 1743)).toThrow(/is not a date of the church year/);
  // @ts-expect-error: a date of the year
  expect(() => parseTime('29 Koiak')).toThrow(RangeError);
});

/** The paschal full moons of the Julian calendar, by the remainder of the year divided by 19. */
const fullMoons =
  '04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-18 04-07 03-27 04-15 04-04 03-24 04-12 04-01 03-21 04-09 03-29 04-17';

test('the Resurrection is the Sunday after the full moon of the Julian calendar, from 1900 to 2199', () => {
  for (let year = 1900; year <= 2199; year++) {
    // The Julian calendar is 13 days behind the Gregorian calendar, and 14 from March 2100.
    const fullMoon = `${year}-${fullMoons.split(' ')[year % 19]}` as CalendarDate;
    expect(paschaOf(year)).toBe(nextWeekday(addDays(fullMoon, year < 2100 ? 14 : 15), 'Sunday'));
  }
});

// The year after a leap year (1740) and another one, as suscopts.org, arabkhabar.com and klma.org published the first dates.
it.each([
  ['1 Thout', '2023-09-12', '2026-09-11'],
  ['19 Thout', '2023-09-30', '2026-09-29'],
  ['16 Hathor', '2023-11-26', '2026-11-25'],
  ['11 Tobi', '2024-01-20', '2027-01-19'],
  ['Nativity', '2024-01-07', '2027-01-07'],
  ['Pascha', '2024-05-05', '2027-05-02'],
  ['30 Koiak', '2024-01-09', '2027-01-08'],
  ['5 el-nasi', '2024-09-10', '2027-09-10'],
  ['1 day before Nativity', '2024-01-06', '2027-01-06'],
  ['120 days after Pascha', '2024-09-02', '2027-08-30'],
  // The eve is a Saturday in 2024, a Wednesday in 2027; a Friday and a Monday.
  ['Paramoun of Nativity', '2024-01-05', '2027-01-06'],
  ['Paramoun of 11 Tobi', '2024-01-19', '2027-01-18'],
] as const)('%s is %s, and %s', (text, afterLeapYear, date) => {
  expect(findDateIssue(text)).toBeUndefined();
  expect([1740, 1743].map((year) => resolveDate(text, year))).toEqual([afterLeapYear, date]);
});

it.each(['Good Friday', '29 Koiak 1743'])('%j is no such date', (text) => {
  expect(() => resolveDate(text as YearlyDate, 1743)).toThrow(/is not a date of the church year/);
});
