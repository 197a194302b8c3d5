import { expect, it } from 'vitest';
import { addDays, type CalendarDate, datesBetween, nextWeekday } from './dates.ts';
import { fromCoptic, paschaOf, toCoptic } from './coptic-calendar.ts';

/** The paschal full moons of the Julian calendar, by golden number: the remainder of the year divided by 19. */
const fullMoons =
  '04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-18 04-07 03-27 04-15 04-04 03-24 04-12 04-01 03-21 04-09 03-29 04-17'.split(
    ' ',
  );
const copticMonthDays = (year: number, month: number) => (month < 13 ? 30 : year % 4 === 3 ? 6 : 5);

// `church-year-dates.test.ts` compares dates with those that were published.
it('every day from 2020 to 2059 is converted there and back, and follows the day before', () => {
  let expected = { year: 1736, month: 4, day: 22 };
  const wrong = datesBetween('2020-01-01', '2059-12-31').filter((date) => {
    const { year, month, day } = expected;
    const actual = toCoptic(date);
    const isRight = actual.year === year && actual.month === month && actual.day === day;
    if (day < copticMonthDays(year, month)) expected = { year, month, day: day + 1 };
    else expected = month < 13 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
    return !isRight || fromCoptic(actual) !== date;
  });
  expect(wrong).toEqual([]);
});

it('the Resurrection is the Sunday after the full moon of the Julian calendar, from 1900 to 2199', () => {
  for (let year = 1900; year <= 2199; year++) {
    // The Julian calendar is 13 days behind the Gregorian calendar, and 14 from March 2100.
    const fullMoon = addDays(`${year}-${fullMoons[year % 19]}` as CalendarDate, year < 2100 ? 13 : 14);
    expect(paschaOf(year)).toBe(nextWeekday(addDays(fullMoon, 1), 'Sunday'));
  }
});
