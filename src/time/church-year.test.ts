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

it.each([
  // The turn of Coptic and of civil years
  ['2023-09-11', '2023-09-12', ['nayrouz']],
  ['2025-09-10', '2025-09-10', []],
  ['2025-12-31', '2026-01-01', ['nativity-fast', 'koiak-praises']],
  // A fast that has begun, and an omitted feast
  ['2026-01-06', '2026-01-07', ['nativity-fast', 'koiak-praises', 'nativity-paramoun', 'nativity']],
  ['2026-04-07', '2026-04-07', ['holy-week', 'annunciation']],
])('from %s to %s there are %j', (first, last, expected) => {
  expect(occurrencesBetween(rules, first, last).map(({ id }) => id)).toEqual(expected);
});

it('what comes next has every observance once, whatever the day', () => {
  const [all, next] = [occurrencesIn(rules, 1742), occurrencesIn(rules, 1743)];
  expect(upcomingOccurrences(rules, '2025-09-11')).toEqual(all);
  expect(occurrencesBetween(rules, '2025-09-11', '2027-09-11')).toEqual([...all, ...next]);
});

it.each([
  // A major feast on a day of the weekly fast, and minor ones
  ['2026-01-07', undefined, 'nativity'],
  ['2026-01-14', 'weekly-fast', 'circumcision'],
  ['2026-04-09', 'holy-week', 'covenant-thursday'],
  // A fast of one day
  ['2026-04-10', 'good-friday', 'good-friday'],
  // The weekly fast, not kept in the Holy Fifty Days
  ['2026-05-29', undefined, 'pentecost'],
  ['2026-07-15', 'weekly-fast', 'weekly-fast'],
  // The Annunciation, omitted and not
  ['2026-04-07', 'holy-week', 'holy-week'],
  ['2027-04-07', 'great-lent', 'annunciation'],
  // Before the first day of a fast, also on a day of the weekly fast
  ['2026-11-23', undefined, 'nativity-fast'],
  ['2032-11-24', 'weekly-fast', 'nativity-fast'],
  // The first day of a season, and the next
  ['2026-12-10', 'nativity-fast', 'koiak-praises'],
  ['2026-12-11', 'nativity-fast', 'nativity-fast'],
  // The last day of a fast, and eves
  ['2026-07-11', 'apostles-fast', 'apostles-feast'],
  ['2026-01-16', 'epiphany-paramoun', 'weekly-fast'],
  ['2028-01-06', 'nativity-paramoun', 'nativity'],
  // A feast in Holy Week
  ['2027-04-25', 'holy-week', 'palm-sunday'],
  // The turn of Coptic years
  ['2026-09-10', undefined, 'nayrouz'],
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

it.each([
  ['2025-12-31', '2026-04-12', '2026-05-31'],
  ['2026-05-31', '2026-04-12', '2026-05-31'],
  ['2026-06-01', '2027-05-02', '2027-06-20'],
])('on %s the weekly fast has its next pause from %s to %s', (today, firstDate, lastDate) => {
  expect(weeklyFastPause(rules, today)).toEqual({ firstDate, lastDate });
});
