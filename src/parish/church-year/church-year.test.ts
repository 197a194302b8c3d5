import { expect, it } from 'vitest';
import {
  comingOccurrences,
  currentObservance,
  fastOn,
  occurrencesBetween,
  occurrencesIn,
  upcomingOccurrences,
  weeklyFastPause,
} from './church-year.ts';
import { isFast, rules } from './rules-fixture.ts';

const withoutYearlyFasts = { ...rules, observances: rules.observances.filter(({ rank }) => !isFast(rank)) };

const occurrences = (year: number) => occurrencesIn(rules, year);

// prettier-ignore
it.each([
  // The turn of Coptic and of civil years
  ['2023-09-11', '2023-09-12', ['nayrouz']], ['2025-09-10', '2025-09-10', []], ['2025-12-31', '2026-01-01', ['nativity-fast', 'koiak-praises']],
  // A fast that has begun, and an omitted feast
  ['2026-01-06', '2026-01-07', ['nativity-fast', 'koiak-praises', 'nativity-paramoun', 'nativity']], ['2026-04-07', '2026-04-07', ['holy-week', 'annunciation']],
])('from %s to %s there are %j', (first, last, expected) => {
  expect(occurrencesBetween(rules, first, last).map(({ id }) => id)).toEqual(expected);
});

it('what comes next has every observance once, whatever the day', () => {
  const all = occurrences(1742);
  expect(upcomingOccurrences(rules, '2025-09-11')).toEqual(all);
  expect(occurrencesBetween(rules, '2025-09-11', '2027-09-11')).toEqual([...all, ...occurrences(1743)]);
  const pascha = (today: string) =>
    upcomingOccurrences(rules, today).flatMap(({ id, firstDate }) =>
      id === 'resurrection' ? firstDate : [],
    );
  // 378 days later, the same day, and 350 days later
  expect(['2026-04-13', '2024-05-05', '2024-05-06'].map(pascha)).toEqual([
    ['2027-05-02'],
    ['2024-05-05'],
    ['2025-04-20'],
  ]);
});

// prettier-ignore
it.each([
  // The Nativity on a Wednesday, its second day on a Wednesday, the Epiphany on a Friday
  ['2026-01-07', undefined, 'nativity'], ['2020-01-08', undefined, 'nativity'], ['2029-01-19', undefined, 'epiphany'],
  // Minor feasts on a Wednesday and in Holy Week
  ['2026-01-14', 'weekly-fast', 'circumcision'], ['2026-04-09', 'holy-week', 'covenant-thursday'],
  // Wednesdays and Fridays before, in and after the Holy Fifty Days
  ['2026-04-10', 'good-friday', 'good-friday'], ['2027-01-05', 'nativity-fast', 'nativity-fast'], ['2026-04-15', undefined, 'thomas-sunday'],
  ['2026-05-29', undefined, 'pentecost'], ['2026-06-03', 'apostles-fast', 'apostles-fast'],
  // Wednesday to Friday
  ['2026-07-15', 'weekly-fast', 'weekly-fast'], ['2026-07-16', undefined, 'st-mary-fast'], ['2026-07-17', 'weekly-fast', 'weekly-fast'],
  // Holy Week; the Annunciation, omitted and not
  ['2023-04-10', 'holy-week', 'holy-week'], ['2023-04-12', 'holy-week', 'holy-week'],
  ['2026-04-07', 'holy-week', 'holy-week'], ['2027-04-07', 'great-lent', 'annunciation'],
  // Before, on and after the first day of a fast; a day of the weekly fast before it
  ['2026-11-21', undefined, 'michael-hathor'], ['2026-11-23', undefined, 'nativity-fast'], ['2026-11-25', 'nativity-fast', 'nativity-fast'],
  ['2026-12-01', 'nativity-fast', 'nativity-fast'], ['2032-11-24', 'weekly-fast', 'nativity-fast'],
  // The first day of a season, and the next
  ['2026-12-10', 'nativity-fast', 'koiak-praises'], ['2026-12-11', 'nativity-fast', 'nativity-fast'],
  ['2027-05-02', undefined, 'resurrection'], ['2027-05-03', undefined, 'st-mark'],
  // The last days of fasts, eves, and the Nativity after a leap year
  ['2026-07-11', 'apostles-fast', 'apostles-feast'], ['2026-01-16', 'epiphany-paramoun', 'weekly-fast'], ['2026-01-17', 'epiphany-paramoun', 'epiphany'],
  ['2030-01-18', 'epiphany-paramoun', 'epiphany'], ['2028-01-05', 'nativity-fast', 'nativity-fast'],
  ['2028-01-06', 'nativity-paramoun', 'nativity'], ['2028-01-07', undefined, 'nativity'], ['2029-01-06', 'nativity-paramoun', 'nativity'],
  // From the end of Great Lent to the Resurrection; the Annunciation on its last Friday
  ['2027-04-23', 'last-friday', 'last-friday'], ['2027-04-25', 'holy-week', 'palm-sunday'], ['2027-04-26', 'holy-week', 'holy-week'],
  ['2027-05-01', 'bright-saturday', 'bright-saturday'], ['2028-04-07', 'last-friday', 'annunciation'],
  // The turn of civil and of Coptic years
  ['2025-12-31', 'nativity-fast', 'nativity-fast'], ['2026-09-10', undefined, 'nayrouz'], ['2023-09-11', undefined, 'nayrouz'],
  // A feast in a fast, and the days after a feast
  ['2026-08-19', 'st-mary-fast', 'transfiguration'], ['2024-01-08', undefined, 'nativity'], ['2026-01-08', undefined, 'circumcision'],
])('%s is in the fast %s, and shows %s', (today, fast, expected) => {
  expect(fastOn(rules, today)?.name).toBe(fast);
  expect(currentObservance(rules, today)?.name).toBe(expected);
});

// prettier-ignore
it.each([
  ['2026-12-10', ['nativity-fast', 'koiak-praises', 'nativity-paramoun', 'nativity', 'circumcision', 'epiphany-paramoun']],
  ['2026-12-11', ['nativity-fast', 'nativity-paramoun', 'nativity', 'circumcision', 'epiphany-paramoun', 'epiphany']],
  ['2027-05-02', ['resurrection', 'holy-fifty', 'st-mark', 'thomas-sunday', 'st-mary-nativity', 'entry-into-egypt']],
  ['2027-05-03', ['st-mark', 'thomas-sunday', 'st-mary-nativity', 'entry-into-egypt', 'ascension', 'michael-paoni']],
])('on %s a season is listed only if it has not begun: %j', (today, expected) => {
  expect(comingOccurrences(rules, today).slice(0, 6).map(({ id }) => id)).toEqual(expected);
});

it('the weekly fast is an occurrence of one day, also on the Annunciation if that is omitted', () => {
  const dates = { firstDate: '2034-04-07', lastDate: '2034-04-07' };
  expect(fastOn(withoutYearlyFasts, '2034-04-07')).toEqual({ name: 'weekly-fast', ...dates });
  expect(fastOn(withoutYearlyFasts, '2027-04-07')).toBeUndefined();
  expect(currentObservance(withoutYearlyFasts, '2026-04-07')?.name).toBe('covenant-thursday');
});

// prettier-ignore
it.each([
  ['2025-12-31', '2026-04-12', '2026-05-31'], ['2026-04-11', '2026-04-12', '2026-05-31'],
  ['2026-04-12', '2026-04-12', '2026-05-31'], ['2026-05-31', '2026-04-12', '2026-05-31'],
  ['2026-06-01', '2027-05-02', '2027-06-20'], ['2026-09-11', '2027-05-02', '2027-06-20'],
])('on %s the weekly fast has its next pause from %s to %s', (today, firstDate, lastDate) => {
  expect(weeklyFastPause(rules, today)).toEqual({ firstDate, lastDate });
});
