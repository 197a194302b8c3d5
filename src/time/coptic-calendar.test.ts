import { expect, it } from 'vitest';
import { addDays, datesBetween, weekdayOf } from './dates.ts';
import { fromCoptic, paschaOf, toCoptic } from './coptic-calendar.ts';

// prettier-ignore
const months = ['Thout', 'Paopi', 'Hathor', 'Koiak', 'Tobi', 'Meshir', 'Paremhat', 'Parmouti', 'Pashons', 'Paoni', 'Epip', 'Mesori', 'El-Nasi'];
/** The paschal full moons of the Julian calendar, by golden number: the remainder of the year divided by 19. */
// prettier-ignore
const fullMoons = ['04-05', '03-25', '04-13', '04-02', '03-22', '04-10', '03-30', '04-18', '04-07', '03-27', '04-15', '04-04', '03-24', '04-12', '04-01', '03-21', '04-09', '03-29', '04-17'];
const copticMonthDays = (year: number, month: number) => (month < 13 ? 30 : year % 4 === 3 ? 6 : 5);

it.each([
  // suscopts.org, saintminadubai.org (a year after a leap year), Dostor, youm7
  ['2014-11-25', 16, 'Hathor', 1731],
  ['2015-02-16', 9, 'Meshir', 1731],
  ['2019-09-28', 17, 'Thout', 1736],
  ['2020-01-20', 11, 'Tobi', 1736],
  ['2020-04-19', 11, 'Parmouti', 1736],
  ['2024-01-07', 28, 'Koiak', 1740],
  ['2025-08-19', 13, 'Mesori', 1741],
  // The turn of Coptic years, with and without a leap year
  ['2023-09-11', 6, 'El-Nasi', 1739],
  ['2023-09-12', 1, 'Thout', 1740],
  ['2025-09-10', 5, 'El-Nasi', 1741],
  ['2025-09-11', 1, 'Thout', 1742],
])('%s is %i %s %i', (date, day, monthName, year) => {
  const coptic = { year, month: months.indexOf(monthName) + 1, day };
  expect(toCoptic(date)).toEqual(coptic);
  expect(fromCoptic(coptic)).toBe(date);
});

it('every day from 1900 to 2199 is converted there and back, and follows the day before', () => {
  let expected = { year: 1616, month: 4, day: 23 };
  const wrong = datesBetween('1900-01-01', '2199-12-31').filter((date) => {
    const { year, month, day } = expected;
    const actual = toCoptic(date);
    const isRight = actual.year === year && actual.month === month && actual.day === day;
    if (day < copticMonthDays(year, month)) expected = { year, month, day: day + 1 };
    else expected = month < 13 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
    return !isRight || fromCoptic(actual) !== date;
  });
  expect(wrong).toEqual([]);
});

// prettier-ignore
it.each([
  '2023-04-16', '2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28',
  '2031-04-13', '2032-05-02', '2033-04-24', '2034-04-09', '2035-04-29', '2036-04-20', '2037-04-05',
  // Early and late
  '2010-04-04', '2013-05-05', '2043-05-03',
])('the Resurrection is on %s', (date) => {
  expect(paschaOf(Number(date.slice(0, 4)))).toBe(date);
});

it('the Resurrection is the Sunday after the full moon of the Julian calendar, from 1900 to 2199', () => {
  for (let year = 1900; year <= 2199; year++) {
    // The Julian calendar is 13 days behind the Gregorian calendar, and 14 from March 2100.
    const fullMoon = addDays(`${year}-${String(fullMoons[year % 19])}`, year < 2100 ? 13 : 14);
    const week = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(fullMoon, days));
    expect(paschaOf(year)).toBe(week.find((date) => weekdayOf(date) === 'Sunday'));
  }
});
