import { expect, it } from 'vitest';
import { toCoptic } from '#time/coptic-calendar.ts';
import { type CalendarDate, datesBetween } from '#time/dates.ts';
import { languageOf } from '#language/languages.ts';
import { inLanguage } from '#language/current-language.ts';
import { readings } from './fixtures/readings.ts';
import { readingOn } from './readings.ts';

const sundays = datesBetween('2024-01-07', '2030-12-29', 7);
const read = (date: string) => readingOn(readings, date as CalendarDate);

// Dated pages of copticchurch.net have the Gospels of these days.
it.each([
  ['First Sunday of thout', '2024-09-15 2027-09-19'],
  ['Third Sunday of hathor', '2024-11-24 2029-11-25'],
  ['First Sunday of koiak', '2023-12-10 2024-12-15 2029-12-09 2030-12-15'],
  ['Second Sunday of koiak', '2024-12-22 2029-12-16 2030-12-22'],
  ['Third Sunday of koiak', '2023-12-24 2024-12-29 2029-12-23 2030-12-29'],
  ['Fourth Sunday of koiak', '2020-01-05 2025-01-05 2029-12-30'],
  ['Fifth Sunday of tobi', '2033-02-06 2027-02-07'],
  ['Fourth Sunday of meshir', '2024-03-03'],
  ['Fifth Sunday of pashons', '2026-06-07'],
  ['Third Sunday of the Holy Fifty Days', '2024-05-26'],
  ['cross', '2024-09-29 2026-09-27'],
  ['cross-second', '2028-03-19'],
  ['annunciation', '2024-04-07'],
  ['nativity-paramoun', '2020-01-06 2030-01-06'],
  ['nativity', '2020-01-07 2024-01-07'],
  ['circumcision', '2029-01-14'],
  ['presentation', '2026-02-15'],
  ['st-mary', '2027-08-22'],
])('%s is on %s', (name, dates) => {
  for (const date of dates.split(' ')) expect.soft(read(date)?.name, date).toBe(name);
});

it.each([
  ['the row before Pascha, not the Sunday of the month', '2025-03-02', 'First Sunday of Great Lent'],
  ['the row after Pascha, not the Sunday of the month', '2025-06-08', 'pentecost'],
  ['the Annunciation on the last Friday of Great Lent', '2028-04-07', 'annunciation'],
  ['no Annunciation in Holy Week', '2026-04-07', undefined],
  [
    'the Sunday, where the Entry into Egypt is in the Holy Fifty Days',
    '2025-06-01',
    'Sixth Sunday of the Holy Fifty Days',
  ],
  ['the Entry into Egypt on another of these days', '2024-06-01', 'entry-into-egypt'],
  ['the eve on 27 Koiak after a leap year', '2024-01-06', 'nativity-paramoun'],
  ['the Sunday, not the Apostles', '2026-07-12', 'First Sunday of epip'],
  ['nothing on a Sunday on which sources differ', '2028-01-09', undefined],
  ['nothing on a weekday', '2026-11-26', undefined],
])('on its day: %s (%s)', (_rule, date, name) => {
  expect(read(date)?.name).toBe(name);
});

it('a Sunday on the 29th has a Gospel of its own', () => {
  expect(read('2026-11-08')?.gospel).toBe('Luke\u00A01:26–38');
  expect(read('2033-02-06')?.gospel, 'but in Tobi').toBe('Luke\u00A05:5–6');
});

it('every Sunday has a reading, but for one that is undecided', () => {
  expect(sundays.filter((date) => !read(date))).toEqual(['2028-01-09']);
});

it('no Sunday of a month, of Great Lent or of the Holy Fifty Days is twice in a year', () => {
  const named = sundays.map((date) => `${read(date)?.name} ${toCoptic(date).year}`);
  const counted = named.filter((name) => name.includes('Sunday'));
  expect(counted).toEqual([...new Set(counted)]);
  for (const year of [1741, 1742, 1743, 1744, 1745, 1746])
    expect(named).toContain(`Fourth Sunday of koiak ${year}`);
});

it.each([
  ['2027-01-06', 'special', '9:00 PM', 'nativity'],
  ['2027-01-06', 'special', '8:00 AM', 'nativity-paramoun'],
  ['2027-01-06', 'usual', '3:30 PM', 'nativity-paramoun'],
  ['2027-06-09', 'special', '8:00 PM', undefined],
] as const)('on %s, a %s service at %s has the reading of %s', (date, status, startTime, name) => {
  const service = { status, hours: { startTime, endTime: '11:45 PM' } } as const;
  expect(readingOn(readings, date, service)?.name).toBe(name);
});

it.each([
  ['ar', '2026-11-29', 'الأحد الثالث من hathor', 'لوقا 3: 3–4'],
  ['ar', '2027-03-07', 'أحد الرفاع', 'متى 6: 1–18'],
  ['ar', '2027-05-23', 'الأحد الثالث من الخمسين المقدسة', 'يوحنا 4: 1–42'],
  ['de', '2026-11-29', '3. Sonntag im hathor', 'Lukas 3,3–4'],
  ['de', '2027-06-20', 'pentecost', 'Johannes 15,26–16,15'],
  ['fr', '2026-11-29', 'hathor, 3e dimanche', 'Luc 3.3-4'],
  ['fr', '2027-04-25', 'palm-sunday', 'Matthieu 21.1-17, Marc 11.1-11, Luc 19.29-48, Jean 12.12-19'],
] as const)('in the language %s, %s is %s: %s', (code, date, name, gospel) => {
  expect(inLanguage(languageOf(code), () => readingOn(readings, date))).toEqual({
    name,
    gospel: gospel.replaceAll(/(?<=[\p{L}:]) /gu, '\u00A0'),
  });
});

it('a parish may show none, and a day without a Gospel has none', () => {
  expect(readingOn({ ...readings, show: false }, '2026-11-29')).toBeUndefined();
  const days = [{ firstDate: '7 days before Pascha' as const }, { firstDate: '13 Tobi' as const }];
  const emptied = { ...readings, sundays: {}, sundayOn29: undefined, days };
  // The Sunday of the month is not read instead.
  for (const date of ['2026-11-29', '2027-04-25', '2029-01-21'] as const)
    expect(readingOn(emptied, date)).toBeUndefined();
  // From the Sunday before Great Lent to Pentecost.
  for (const date of ['2025-02-23', '2025-06-08'] as const)
    expect(readingOn({ ...readings, days: [] }, date)).toBeUndefined();
});
