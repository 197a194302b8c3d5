import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, weekdayOf } from '#dates.ts';
import type { ChurchYear, Observance } from '#schemas/church-year.ts';
import {
  currentObservance,
  fastOn,
  occurrencesBetween,
  occurrencesIn,
  upcomingOccurrences,
  weeklyFastPause,
  type Occurrence,
} from './church-year.ts';
import { paschaOf } from './coptic-calendar.ts';

type YearlyDate = Observance['firstDate'];
const on = (month: YearlyDate['month'], day: number): YearlyDate => ({ month, day });
const pascha = (daysFromPascha: number): YearlyDate => ({ daysFromPascha });
const dayEarlierAfterLeapYear = true;
const fridayBeforeWeekend = true;
// prettier-ignore
const table: [string, Observance['rank'], YearlyDate, YearlyDate?][] = [
  ['nayrouz', 'feast', on('thout', 1)],
  ['cross', 'feast', on('thout', 17), on('thout', 19)],
  ['nativity-fast', 'fast', on('hathor', 16), { ...on('koiak', 28), dayEarlierAfterLeapYear }],
  ['nativity-paramoun', 'fast', { ...on('koiak', 28), dayEarlierAfterLeapYear, fridayBeforeWeekend }, { ...on('koiak', 28), dayEarlierAfterLeapYear }],
  ['nativity', 'majorFeast', { ...on('koiak', 29), dayEarlierAfterLeapYear }, on('koiak', 29)],
  ['circumcision', 'minorFeast', on('tobi', 6)],
  ['epiphany-paramoun', 'fast', { ...on('tobi', 10), fridayBeforeWeekend }, on('tobi', 10)],
  ['epiphany', 'majorFeast', on('tobi', 11)],
  ['cana', 'minorFeast', on('tobi', 13)],
  ['presentation', 'minorFeast', on('meshir', 8)],
  ['jonah-fast', 'fast', pascha(-69), pascha(-67)],
  ['jonah-feast', 'feast', pascha(-66)],
  ['great-lent', 'fast', pascha(-55), pascha(-9)],
  ['cross-second', 'feast', on('paremhat', 10)],
  ['annunciation', 'majorFeast', on('paremhat', 29)],
  ['lazarus-saturday', 'feast', pascha(-8)],
  ['palm-sunday', 'majorFeast', pascha(-7)],
  ['holy-week', 'fast', pascha(-8), pascha(-1)],
  ['covenant-thursday', 'minorFeast', pascha(-3)],
  ['good-friday', 'fast', pascha(-2)],
  ['resurrection', 'majorFeast', pascha(0)],
  ['thomas-sunday', 'minorFeast', pascha(7)],
  ['st-mark', 'feast', on('parmouti', 30)],
  ['ascension', 'majorFeast', pascha(39)],
  ['pentecost', 'majorFeast', pascha(49)],
  ['entry-into-egypt', 'minorFeast', on('pashons', 24)],
  ['apostles-fast', 'fast', pascha(50), on('epip', 4)],
  ['apostles-feast', 'feast', on('epip', 5)],
  ['st-mary-fast', 'fast', on('mesori', 1), on('mesori', 15)],
  ['transfiguration', 'minorFeast', on('mesori', 13)],
  ['st-mary', 'feast', on('mesori', 16)],
];
const icon = { file: { src: '/icon.jpg', width: 1, height: 1, format: 'jpg' as const }, alt: 'An icon' };
const description = (id: string) => ({ id, name: id, text: 'A sentence.' });
// prettier-ignore
const rules = {
  observances: table.map(([id, rank, firstDate, lastDate]) => ({
    ...{ ...description(id), image: icon, rank, firstDate },
    ...(lastDate && { lastDate }),
    ...(id === 'annunciation' && { omitted: { firstDate: pascha(-9), lastDate: pascha(0) } }),
  })),
  weeklyFast: {
    ...{ name: 'weekly-fast', weekdays: ['Wednesday' as const, 'Friday' as const] },
    omitted: { firstDate: pascha(0), lastDate: pascha(49) },
  },
} satisfies Partial<ChurchYear>;
const withoutYearlyFasts = { ...rules, observances: rules.observances.filter((it) => it.rank !== 'fast') };

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('on a machine in %s', (timeZone) => {
  beforeEach(() => vi.stubEnv('TZ', timeZone));
  afterEach(() => vi.unstubAllEnvs());

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
    [1739, 'presentation 02-15, great-lent 02-20/04-07, cross-second 03-19, annunciation 04-07 omitted'],
    [1739, 'lazarus-saturday 04-08, palm-sunday 04-09, covenant-thursday 04-13, good-friday 04-14, resurrection 04-16'],
    [1739, 'thomas-sunday 04-23, st-mark 05-08, ascension 05-25, entry-into-egypt 06-01, pentecost 06-04'],
    [1739, 'apostles-fast 06-05/07-11, apostles-feast 07-12, st-mary-fast 08-07/08-21, transfiguration 08-19, st-mary 08-22'],
    [1740, 'nayrouz 09-12, cross 09-28/09-30, nativity-fast 11-26/01-06'],
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
    // Computed
    [1743, 'jonah-fast 02-22/.., great-lent 03-08/.., pentecost 06-20'],
    [1744, 'jonah-fast 02-07/.., great-lent 02-21/.., pentecost 06-04'],
    [1745, 'jonah-fast 01-29/.., great-lent 02-12/.., pentecost 05-27'],
    [1746, 'jonah-fast 02-18/.., great-lent 03-04/.., pentecost 06-16'],
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

  it('only the Annunciation is omitted, from the last Friday of the Great Fast to the Resurrection', () => {
    const omitted = copticYears.flatMap((year) => occurrences(year).filter((it) => it.isOmitted));
    const expected = copticYears
      .map((year) => occurrence(year, 'annunciation'))
      .filter(({ firstDate }) => daysFromPascha(firstDate) >= -9 && daysFromPascha(firstDate) <= 0);
    expect(omitted).toEqual(expected);
    const years = omitted.map(({ firstDate }) => Number(firstDate.slice(0, 4)));
    expect(years.filter((year) => year >= 2026 && year <= 2034)).toEqual([2026, 2028, 2029, 2031, 2034]);
  });

  it('the major feasts keep their order; the Annunciation is between the Epiphany and the Ascension', () => {
    for (const year of copticYears) {
      const feasts = occurrences(year).flatMap(({ rank, id }) => (rank === 'majorFeast' ? [id] : []));
      const others = feasts.filter((id) => id !== 'annunciation');
      // prettier-ignore
      expect(others).toEqual(['nativity', 'epiphany', 'palm-sunday', 'resurrection', 'ascension', 'pentecost']);
      expect([2, 3, 4]).toContain(feasts.indexOf('annunciation'));
    }
  });

  it('the Great Fast begins on a Monday, 55 days before the Resurrection, and ends on a Friday', () => {
    for (const { firstDate, lastDate } of copticYears.map((year) => occurrence(year, 'great-lent'))) {
      expect(daysFromPascha(firstDate)).toBe(-55);
      expect([weekdayOf(firstDate), weekdayOf(lastDate)]).toEqual(['Monday', 'Friday']);
    }
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

  // prettier-ignore
  it.each([[2024, 18], [2025, 33], [2026, 41], [2027, 21], [2028, 37], [2029, 45], [2030, 25]])(
    "the Apostles' Fast of %i has %i days", (year, days) => {
      expect(lengthOf(occurrence(year - 284, 'apostles-fast'))).toBe(days);
    },
  );

  // After a leap year; and a year whose Annunciation is omitted.
  it.each([1740, 1742])('today is before, on and after the days of an observance of AM %i', (year) => {
    const all = [year - 1, year, year + 1].flatMap(occurrences);
    const days = occurrences(year).flatMap(({ firstDate, lastDate }) => {
      const middle = addDays(firstDate, Math.floor(daysBetween(firstDate, lastDate) / 2));
      return [addDays(firstDate, -1), firstDate, middle, lastDate, addDays(lastDate, 1)];
    });
    for (const today of new Set(days)) {
      const onToday = all.filter((it) => it.firstDate <= today && it.lastDate >= today);
      expect(occurrencesBetween(rules, today, today), today).toEqual(onToday);
      const later = all.filter((it) => it.lastDate >= today);
      const upcoming = later.filter(({ id }, index) => !later.slice(0, index).some((it) => it.id === id));
      expect(upcomingOccurrences(rules, today), today).toEqual(upcoming);

      const feasts = upcoming.filter(({ rank, isOmitted }) => rank !== 'fast' && !isOmitted);
      const feastsToday = feasts.filter((it) => it.firstDate <= today);
      const isWeeklyFast =
        ['Wednesday', 'Friday'].includes(weekdayOf(today)) &&
        !(daysFromPascha(today) >= 0 && daysFromPascha(today) <= 49) &&
        !feastsToday.some(({ rank }) => rank === 'majorFeast');
      const weekly = { name: 'weekly-fast', firstDate: today, lastDate: today };
      const yearlyFasts = onToday.filter(({ rank }) => rank === 'fast');
      const fasts = yearlyFasts.length > 0 ? yearlyFasts : isWeeklyFast ? [weekly] : [];
      expect(fasts.length > 0 ? fasts.map(key) : [undefined], today).toContain(key(fastOn(rules, today)));
      const nextFeasts = feasts.filter((it) => it.firstDate === feasts[0]?.firstDate);
      const expected = [feastsToday, fasts, nextFeasts].find(({ length }) => length > 0);
      expect(expected?.map(key), today).toContain(key(currentObservance(rules, today)));
    }
  });

  // prettier-ignore
  it.each([
    // The turn of Coptic and of civil years
    ['2023-09-11', '2023-09-12', ['nayrouz']], ['2025-09-10', '2025-09-10', []], ['2025-12-31', '2026-01-01', ['nativity-fast']],
    // A fast that has begun, and an omitted feast
    ['2026-01-06', '2026-01-07', ['nativity-fast', 'nativity-paramoun', 'nativity']], ['2026-04-07', '2026-04-07', ['holy-week', 'annunciation']],
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
    ['2026-04-10', 'good-friday', 'good-friday'], ['2027-01-06', 'nativity-paramoun', 'nativity-paramoun'], ['2026-04-15', undefined, 'thomas-sunday'],
    ['2026-05-29', undefined, 'pentecost'], ['2026-06-03', 'apostles-fast', 'apostles-fast'],
    // Wednesday to Friday
    ['2026-07-15', 'weekly-fast', 'weekly-fast'], ['2026-07-16', undefined, 'transfiguration'], ['2026-07-17', 'weekly-fast', 'weekly-fast'],
    // Holy Week; the Annunciation, omitted and not
    ['2023-04-10', 'holy-week', 'holy-week'], ['2023-04-12', 'holy-week', 'holy-week'],
    ['2026-04-07', 'holy-week', 'holy-week'], ['2027-04-07', 'great-lent', 'annunciation'],
    // The turn of civil and of Coptic years
    ['2025-12-31', 'nativity-fast', 'nativity-fast'], ['2026-09-10', undefined, 'nayrouz'], ['2023-09-11', undefined, 'nayrouz'],
    // A feast in a fast, and the days after a feast
    ['2026-08-19', 'st-mary-fast', 'transfiguration'], ['2024-01-08', undefined, 'nativity'], ['2026-01-08', undefined, 'circumcision'],
  ])('%s is in the fast %s, and shows %s', (today, fast, expected) => {
    expect(fastOn(rules, today)?.name).toBe(fast);
    expect(currentObservance(rules, today)?.name).toBe(expected);
  });

  it('the weekly fast is an occurrence of one day, also on the Annunciation if that is omitted', () => {
    const dates = { firstDate: '2023-04-07', lastDate: '2023-04-07' };
    expect(fastOn(withoutYearlyFasts, '2023-04-07')).toEqual({ name: 'weekly-fast', ...dates });
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
});

/** From September 1899 to September 2200. */
const copticYears = Array.from({ length: 301 }, (_, index) => 1616 + index);
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000;
const daysFromPascha = (date: string) => daysBetween(paschaOf(Number(date.slice(0, 4))), date);
const lengthOf = ({ firstDate, lastDate }: Occurrence) => daysBetween(firstDate, lastDate) + 1;
const key = (it?: Pick<Occurrence, 'name' | 'firstDate' | 'lastDate'>) =>
  it && [it.name, it.firstDate, it.lastDate].join(' ');
