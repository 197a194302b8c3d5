import { expect, it } from 'vitest';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { occurrencesBetween } from './church-year.ts';
import { monthNames, yearlyDate } from './fixtures/slow-calendar.ts';
import type { Observance } from './schema.ts';

/** In the era of the Martyrs, from 1883 to 2384 in the extended tests; otherwise a leap year and the next two. */
const [firstYear, lastYear] = process.env.EXTENDED ? [1600, 2100] : [1743, 1745];
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

const daysOfMonths = monthNames.flatMap((month, index) =>
  Array.from({ length: index === 12 ? 5 : 30 }, (_, day) => `${day + 1} ${month}`),
);
const feasts = ['Nativity', 'Pascha'];
const daysFromFeasts = feasts.flatMap((feast) =>
  Array.from({ length: 120 }, (_, index) => (index === 0 ? '1 day' : `${index + 1} days`)).flatMap((days) => [
    `${days} before ${feast}`,
    `${days} after ${feast}`,
  ]),
);
const eves = [...daysOfMonths, ...feasts, ...daysFromFeasts].map((day) => `Paramoun of ${day}`);

it.each([
  ['days of months', daysOfMonths],
  ['feasts and days around them', [...feasts, ...daysFromFeasts]],
  ['eves', eves],
])('%s are found in each year on their day, and not on the days around it', (_, texts) => {
  expect(texts.flatMap((text) => wrongDays(text, text))).toEqual([]);
});

it.each([
  ['120 days before Nativity', '2 Thout'],
  ['119 days before Nativity', '118 days before Nativity'],
  ['Paramoun of 1 Thout', '1 Thout'],
  ['Paramoun of 3 Thout', '17 Thout'],
  ['1 Mesori', '5 El-Nasi'],
  ['16 Hathor', '1 day before Nativity'],
  ['Paramoun of Nativity', '29 Koiak'],
  ['55 days before Pascha', 'Pascha'],
  ['Paramoun of Pascha', '49 days after Pascha'],
  ['50 days after Pascha', '4 Epip'],
])(
  'a period from %s to %s is found in each year on all of its days, and not on those around it',
  (...period) => {
    expect(wrongDays(...period)).toEqual([]);
  },
);

/** @returns the days on which an entry is found and should not be, or is not found and should be */
function wrongDays(first: string, last: string): CalendarDate[] {
  const observances = [{ firstDate: first, lastDate: last } as Observance];
  return years.flatMap((year) => {
    const [firstDate, lastDate] = [yearlyDate(first, year), yearlyDate(last, year)];
    return datesBetween(addDays(firstDate, -1), addDays(lastDate, 1)).filter((date) => {
      const found = occurrencesBetween(observances, date);
      const isWithin = firstDate <= date && date <= lastDate;
      return (
        found.map((it) => `${it.firstDate} ${it.lastDate}`).join() !==
        (isWithin ? `${firstDate} ${lastDate}` : '')
      );
    });
  });
}
