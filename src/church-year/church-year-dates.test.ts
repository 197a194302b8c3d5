import { expect, it } from 'vitest';
import { addDays, datesBetween, weekdayOf } from '#time/dates.ts';
import { occurrencesIn } from './church-year.ts';
import { paschaOf } from '#time/coptic-calendar.ts';
import { rules } from './fixtures/rules.ts';

/** From September 1899 to September 2200. */
const copticYears = Array.from({ length: 301 }, (_, index) => 1616 + index);
const occurrences = new Map(copticYears.map((year) => [year, occurrencesIn(rules, year)]));
const occurrence = (year: number, id: string) => {
  const found = occurrences.get(year)?.find((it) => it.id === id);
  if (!found) throw new Error(`no ${id} in AM ${year}`);
  return found;
};

// `/..` where only the first day was published.
it.each([
  // suscopts.org
  [1728, 'jonah-fast 02-06/02-08, annunciation 04-07 omitted'],
  [1731, 'nativity-fast 11-25/01-06, great-lent 02-16/04-03, pentecost 05-31'],
  [
    1739,
    'nativity 01-07, circumcision 01-14, epiphany 01-19, cana 01-21, jonah-fast 02-06/02-08, jonah-feast 02-09',
  ],
  [1739, 'presentation 02-15, great-lent 02-20/04-07, cross-second 03-19'],
  [
    1739,
    'lazarus-saturday 04-08, palm-sunday 04-09, covenant-thursday 04-13, good-friday 04-14, resurrection 04-16',
  ],
  [1739, 'thomas-sunday 04-23, st-mark 05-08, ascension 05-25, entry-into-egypt 06-01, pentecost 06-04'],
  [
    1739,
    'apostles-fast 06-05/07-11, apostles-feast 07-12, st-mary-fast 08-07/08-21, transfiguration 08-19, st-mary 08-22',
  ],
  [1740, 'nayrouz 09-12, cross 09-28/09-30, nativity-fast 11-26/01-06'],
  // elbalad.news: on the last Friday of Great Lent
  [1739, 'annunciation 04-07'],
  // saintminadubai.org
  [
    1736,
    'nayrouz 09-12, cross 09-28/.., nativity-fast 11-26/.., nativity 01-07/01-08, circumcision 01-15, epiphany 01-20',
  ],
  [
    1736,
    'cana 01-22, jonah-fast 02-10/.., jonah-feast 02-13, presentation 02-16, great-lent 02-24/.., cross-second 03-19',
  ],
  [1736, 'annunciation 04-07, palm-sunday 04-12, resurrection 04-19'],
  // arabkhabar.com, Dostor; youm7, copticchurch.net, twaslnews
  [1740, 'nativity 01-07/01-08, epiphany 01-20'],
  [
    1741,
    'jonah-fast 02-10/02-12, great-lent 02-24/04-11, apostles-fast 06-09/.., st-mary-fast 08-07/.., transfiguration 08-19',
  ],
  [1742, 'nayrouz 09-11, cross 09-27/.., nativity-fast 11-25/..'],
  // klma.org
  [
    1742,
    'epiphany 01-19, cana 01-21, jonah-fast 02-02/02-04, jonah-feast 02-05, presentation 02-15, cross-second 03-19',
  ],
  [
    1742,
    'great-lent 02-16/04-03, palm-sunday 04-05, good-friday 04-10, resurrection 04-12, ascension 05-21, pentecost 05-31',
  ],
  [1742, 'apostles-fast 06-01/07-11, st-mary-fast 08-07/08-21'],
  [1743, 'nativity-fast 11-25/01-06'],
])('the dates of AM %i are as published: %s', (year, published) => {
  const dateOf = (day: string) => `${year + (day < '09-11' ? 284 : 283)}-${day}`;
  for (const [id = '', days = '', omitted] of published.split(', ').map((entry) => entry.split(' '))) {
    const actual = occurrence(year, id);
    const [first = '', last = first] = days.split('/');
    const lastDate = last === '..' ? actual.lastDate : dateOf(last);
    expect(actual).toMatchObject({ firstDate: dateOf(first), lastDate, isOmitted: omitted === 'omitted' });
  }
});

it('only the Annunciation is omitted, from Lazarus Saturday to the Resurrection', () => {
  const inHolyWeek = (year: number) => {
    const pascha = paschaOf(year + 284);
    return datesBetween(addDays(pascha, -8), pascha).includes(occurrence(year, 'annunciation').firstDate);
  };
  for (const [year, all] of occurrences) {
    const omitted = all.flatMap(({ id, isOmitted }) => (isOmitted ? id : []));
    expect(omitted, `AM ${year}`).toEqual(inHolyWeek(year) ? ['annunciation'] : []);
  }
});

it.each(['nativity', 'epiphany'])('the paramoun of %s ends on the eve, and begins on a weekday', (id) => {
  for (const year of copticYears) {
    const paramoun = occurrence(year, `${id}-paramoun`);
    const eve = weekdayOf(paramoun.lastDate);
    const length = eve === 'Saturday' ? 2 : eve === 'Sunday' ? 3 : 1;
    expect(datesBetween(paramoun.firstDate, paramoun.lastDate)).toHaveLength(length);
    expect(addDays(paramoun.lastDate, 1)).toBe(occurrence(year, id).firstDate);
    expect(['Saturday', 'Sunday']).not.toContain(weekdayOf(paramoun.firstDate));
  }
});
