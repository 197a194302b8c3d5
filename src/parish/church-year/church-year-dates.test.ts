import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '#dates.ts';
import { occurrencesIn, type Occurrence } from './church-year.ts';
import { paschaOf } from './coptic-calendar.ts';
import { rules, table } from './rules-fixture.ts';

const cache = new Map<number, Occurrence[]>();
/** The occurrences of a Coptic year. */
const occurrences = (year: number) =>
  cache.get(year) ?? cache.set(year, occurrencesIn(rules, year)).get(year) ?? [];
const occurrence = (year: number, id: string) => {
  const found = occurrences(year).find((it) => it.id === id);
  if (!found) throw new Error(`no ${id} in AM ${year}`);
  return found;
};

// `/..` where only the first day was published.
// prettier-ignore
it.each([
  // suscopts.org
  [1728, 'jonah-fast 02-06/02-08, annunciation 04-07 omitted'],
  [1731, 'nativity-fast 11-25/01-06, great-lent 02-16/04-03, pentecost 05-31'],
  [1739, 'nativity 01-07, circumcision 01-14, epiphany 01-19, cana 01-21, jonah-fast 02-06/02-08, jonah-feast 02-09'],
  [1739, 'presentation 02-15, great-lent 02-20/04-07, cross-second 03-19'],
  [1739, 'lazarus-saturday 04-08, palm-sunday 04-09, covenant-thursday 04-13, good-friday 04-14, resurrection 04-16'],
  [1739, 'thomas-sunday 04-23, st-mark 05-08, ascension 05-25, entry-into-egypt 06-01, pentecost 06-04'],
  [1739, 'apostles-fast 06-05/07-11, apostles-feast 07-12, st-mary-fast 08-07/08-21, transfiguration 08-19, st-mary 08-22'],
  [1740, 'nayrouz 09-12, cross 09-28/09-30, nativity-fast 11-26/01-06'],
  // elbalad.news: on the last Friday of Great Lent
  [1739, 'annunciation 04-07'],
  // saintminadubai.org
  [1736, 'nayrouz 09-12, cross 09-28/.., nativity-fast 11-26/.., nativity 01-07/01-08, circumcision 01-15, epiphany 01-20'],
  [1736, 'cana 01-22, jonah-fast 02-10/.., jonah-feast 02-13, presentation 02-16, great-lent 02-24/.., cross-second 03-19'],
  [1736, 'annunciation 04-07, palm-sunday 04-12, resurrection 04-19'],
  // arabkhabar.com, Dostor; youm7, copticchurch.net, twaslnews
  [1740, 'nativity 01-07/01-08, epiphany 01-20'],
  [1741, 'jonah-fast 02-10/02-12, great-lent 02-24/04-11, apostles-fast 06-09/.., st-mary-fast 08-07/.., transfiguration 08-19'],
  [1742, 'nayrouz 09-11, cross 09-27/.., nativity-fast 11-25/..'],
  // klma.org
  [1742, 'epiphany 01-19, cana 01-21, jonah-fast 02-02/02-04, jonah-feast 02-05, presentation 02-15, cross-second 03-19'],
  [1742, 'great-lent 02-16/04-03, palm-sunday 04-05, good-friday 04-10, resurrection 04-12, ascension 05-21, pentecost 05-31'],
  [1742, 'apostles-fast 06-01/07-11, st-mary-fast 08-07/08-21'],
  [1743, 'nativity-fast 11-25/01-06'],
  // Computed from published dates of Pascha, by another program: all movable observances of 2026 to 2031
  [1742, 'jonah-fast 02-02/02-04, jonah-feast 02-05, great-lent 02-16/04-03, last-friday 04-03, lazarus-saturday 04-04, holy-week 04-04/04-11, palm-sunday 04-05'],
  [1742, 'covenant-thursday 04-09, good-friday 04-10, bright-saturday 04-11, resurrection 04-12, holy-fifty 04-12/05-31, thomas-sunday 04-19, ascension 05-21'],
  [1742, 'pentecost 05-31, apostles-fast 06-01/07-11, annunciation 04-07 omitted, nativity-paramoun 01-06/01-06, epiphany-paramoun 01-16/01-18'],
  [1743, 'jonah-fast 02-22/02-24, jonah-feast 02-25, great-lent 03-08/04-23, last-friday 04-23, lazarus-saturday 04-24, holy-week 04-24/05-01, palm-sunday 04-25'],
  [1743, 'covenant-thursday 04-29, good-friday 04-30, bright-saturday 05-01, resurrection 05-02, holy-fifty 05-02/06-20, thomas-sunday 05-09, ascension 06-10'],
  [1743, 'pentecost 06-20, apostles-fast 06-21/07-11, annunciation 04-07, nativity-paramoun 01-06/01-06, epiphany-paramoun 01-18/01-18'],
  [1744, 'jonah-fast 02-07/02-09, jonah-feast 02-10, great-lent 02-21/04-07, last-friday 04-07, lazarus-saturday 04-08, holy-week 04-08/04-15, palm-sunday 04-09'],
  [1744, 'covenant-thursday 04-13, good-friday 04-14, bright-saturday 04-15, resurrection 04-16, holy-fifty 04-16/06-04, thomas-sunday 04-23, ascension 05-25'],
  [1744, 'pentecost 06-04, apostles-fast 06-05/07-11, annunciation 04-07, nativity-paramoun 01-06/01-06, epiphany-paramoun 01-19/01-19'],
  [1745, 'jonah-fast 01-29/01-31, jonah-feast 02-01, great-lent 02-12/03-30, last-friday 03-30, lazarus-saturday 03-31, holy-week 03-31/04-07, palm-sunday 04-01'],
  [1745, 'covenant-thursday 04-05, good-friday 04-06, bright-saturday 04-07, resurrection 04-08, holy-fifty 04-08/05-27, thomas-sunday 04-15, ascension 05-17'],
  [1745, 'pentecost 05-27, apostles-fast 05-28/07-11, annunciation 04-07 omitted, nativity-paramoun 01-05/01-06, epiphany-paramoun 01-18/01-18'],
  [1746, 'jonah-fast 02-18/02-20, jonah-feast 02-21, great-lent 03-04/04-19, last-friday 04-19, lazarus-saturday 04-20, holy-week 04-20/04-27, palm-sunday 04-21'],
  [1746, 'covenant-thursday 04-25, good-friday 04-26, bright-saturday 04-27, resurrection 04-28, holy-fifty 04-28/06-16, thomas-sunday 05-05, ascension 06-06'],
  [1746, 'pentecost 06-16, apostles-fast 06-17/07-11, annunciation 04-07, nativity-paramoun 01-04/01-06, epiphany-paramoun 01-18/01-18'],
  [1747, 'jonah-fast 02-03/02-05, jonah-feast 02-06, great-lent 02-17/04-04, last-friday 04-04, lazarus-saturday 04-05, holy-week 04-05/04-12, palm-sunday 04-06'],
  [1747, 'covenant-thursday 04-10, good-friday 04-11, bright-saturday 04-12, resurrection 04-13, holy-fifty 04-13/06-01, thomas-sunday 04-20, ascension 05-22'],
  [1747, 'pentecost 06-01, apostles-fast 06-02/07-11, annunciation 04-07 omitted, nativity-paramoun 01-06/01-06, epiphany-paramoun 01-17/01-18'],
])('the dates of AM %i are as published: %s', (year, published) => {
  const dateOf = (day: string) => `${year + (day < '09-11' ? 284 : 283)}-${day}`;
  for (const [id = '', days = '', omitted] of published.split(', ').map((entry) => entry.split(' '))) {
    const actual = occurrence(year, id);
    const [first = '', last = first] = days.split('/');
    const lastDate = last === '..' ? actual.lastDate : dateOf(last);
    expect(actual).toMatchObject({ firstDate: dateOf(first), lastDate, isOmitted: omitted === 'omitted' });
  }
});

// prettier-ignore
it.each([
  ['nayrouz', '09-11', '09-12'], ['cross', '09-27/09-29', '09-28/09-30'], ['nativity-fast', '11-25/01-06', '11-26/01-06'],
  ['michael-hathor', '11-21', '11-22'], ['koiak-praises', '12-10/01-06', '12-11/01-06'], ['st-mary-dormition', '01-29', '01-30'],
  ['st-mark', '05-08', '05-08'], ['st-mary-nativity', '05-09', '05-09'], ['michael-paoni', '06-19', '06-19'],
  ['nativity', '01-07/01-07', '01-07/01-08'], ['circumcision', '01-14', '01-15'], ['epiphany', '01-19', '01-20'],
  ['cana', '01-21', '01-22'], ['presentation', '02-15', '02-16'], ['cross-second', '03-19', '03-19'],
  ['annunciation', '04-07', '04-07'], ['entry-into-egypt', '06-01', '06-01'], ['apostles-feast', '07-12', '07-12'],
  ['st-mary-fast', '08-07/08-21', '08-07/08-21'], ['transfiguration', '08-19', '08-19'], ['st-mary', '08-22', '08-22'],
])('%s is on %s, and on %s after a leap year, from September 1900 to 2099', (id, dates, datesAfterLeapYear) => {
  for (let year = 1617; year <= 1815; year++) {
    const { firstDate, lastDate } = occurrence(year, id);
    const [first, last = first] = (year % 4 === 0 ? datesAfterLeapYear : dates).split('/');
    expect([firstDate.slice(5), lastDate.slice(5)], `AM ${year}`).toEqual([first, last]);
  }
});

it('every observance is in every year once, in the order of the first dates', () => {
  for (const year of copticYears) {
    const all = occurrences(year);
    expect(all.map(({ id }) => id).sort()).toEqual(table.map(([id]) => id).sort());
    expect(all.map(({ firstDate }) => firstDate)).toEqual(all.map(({ firstDate }) => firstDate).sort());
    expect(all.every((it) => it.firstDate <= it.lastDate && it.copticYear === year)).toBe(true);
  }
});

it('only the Annunciation is omitted, from Lazarus Saturday to the Resurrection', () => {
  const omitted = copticYears.flatMap((year) => occurrences(year).filter((it) => it.isOmitted));
  const expected = copticYears
    .map((year) => occurrence(year, 'annunciation'))
    .filter(({ firstDate }) => daysFromPascha(firstDate) >= -8 && daysFromPascha(firstDate) <= 0);
  expect(omitted).toEqual(expected);
  const years = omitted.map(({ firstDate }) => Number(firstDate.slice(0, 4)));
  expect(years.filter((year) => year >= 2026 && year <= 2034)).toEqual([2026, 2029, 2031, 2034]);
});

it('the fast of the Nativity has 43 days, 42 after a leap year, and ends on the eve of the feast', () => {
  for (const year of copticYears) {
    const fast = occurrence(year, 'nativity-fast');
    expect(lengthOf(fast)).toBe(year % 4 === 0 ? 42 : 43);
    expect(addDays(fast.lastDate, 1)).toBe(occurrence(year, 'nativity').firstDate);
  }
});

it.each(['nativity', 'epiphany'])('the paramoun of %s ends on the eve, and begins on a weekday', (id) => {
  for (const year of copticYears) {
    const paramoun = occurrence(year, `${id}-paramoun`);
    const eve = weekdayOf(paramoun.lastDate);
    expect(lengthOf(paramoun)).toBe(eve === 'Saturday' ? 2 : eve === 'Sunday' ? 3 : 1);
    expect(addDays(paramoun.lastDate, 1)).toBe(occurrence(year, id).firstDate);
    expect(['Saturday', 'Sunday']).not.toContain(weekdayOf(paramoun.firstDate));
  }
});

/** From September 1899 to September 2200. */
const copticYears = Array.from({ length: 301 }, (_, index) => 1616 + index);
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000;
const daysFromPascha = (date: string) => daysBetween(paschaOf(Number(date.slice(0, 4))), date);
const lengthOf = ({ firstDate, lastDate }: Occurrence) => daysBetween(firstDate, lastDate) + 1;
