import { expect, it } from 'vitest';
import { toCoptic } from '#time/coptic-calendar.ts';
import { type CalendarDate, datesBetween } from '#time/dates.ts';
import { languageOf } from '#language/languages.ts';
import { inLanguage } from '#language/current-language.ts';
import { readings } from './fixtures/readings.ts';
import { readingOn } from './readings.ts';

const sundays = datesBetween('2024-01-07', '2030-12-29', 7);
const read = (date: string) => readingOn(readings, date as CalendarDate);

// Dated pages of copticchurch.net.
it.each([
  ['Luke 7:28–35', '2024-09-15 2027-09-19'],
  ['Luke 19:1–10', '2028-10-01 2024-03-03'],
  ['John 6:5–14', '2025-11-09 2027-02-07 2024-02-18'],
  ['Luke 14:25–35', '2024-11-24 2029-11-25 2024-09-29'],
  ['Luke 1:1–25', '2023-12-10 2024-12-15 2029-12-09 2030-12-15'],
  ['Luke 1:26–38', '2024-12-22 2029-12-16 2030-12-22 2024-04-07'],
  ['Luke 1:39–56', '2023-12-24 2024-12-29 2029-12-23 2030-12-29 2027-08-22'],
  ['Luke 1:57–80', '2020-01-05 2025-01-05 2029-12-30'],
  ['Luke 9:12–17', '2026-06-07 2024-07-07 2028-08-06 2027-09-05'],
  ['Matthew 15:32–16:4', '2024-02-28'],
  ['John 4:1–42', '2025-03-23 2024-05-26'],
  ['Matthew 21:1–17, Mark 11:1–11, Luke 19:29–48, John 12:12–19', '2024-04-28'],
  ['John 15:26–16:15', '2024-06-23'],
  ['John 10:22–38', '2026-09-27 2028-03-19'],
  ['Luke 2:1–20', '2020-01-06 2030-01-06'],
  ['Matthew 2:1–12', '2020-01-07 2024-01-07'],
  ['Luke 2:21–39', '2029-01-14 2026-02-15'],
])('%s is read on %s', (gospel, dates) => {
  for (const date of dates.split(' '))
    expect.soft(read(date)?.gospel, date).toBe(gospel.replaceAll(/(?<=[\p{L}:]) /gu, '\u00A0'));
});

it.each([
  ['the row before Pascha, not the Sunday of the month', '2025-03-02', 'First Sunday of Great Lent'],
  ['the row after Pascha, not the Sunday of the month', '2025-06-08', 'pentecost'],
  ['the Cross in Great Lent', '2028-03-19', 'cross-second'],
  ['the Annunciation on the last Friday of Great Lent', '2028-04-07', 'annunciation'],
  ['no Annunciation in Holy Week', '2026-04-07', undefined],
  ['the Presentation on the Sunday before Great Lent', '2026-02-15', 'presentation'],
  [
    'the Sunday, where the Entry into Egypt is in the Holy Fifty Days',
    '2025-06-01',
    'Sixth Sunday of the Holy Fifty Days',
  ],
  ['the Entry into Egypt on another of these days', '2024-06-01', 'entry-into-egypt'],
  ['the eve on 27 Koiak after a leap year', '2024-01-06', 'nativity-paramoun'],
  ['the Nativity on 28 Koiak after a leap year', '2024-01-07', 'nativity'],
  ['the second day of the Cross, not the Sunday', '2025-09-28', 'cross'],
  ['the Sunday, not the Apostles', '2026-07-12', 'First Sunday of epip'],
  ['nothing on a Sunday on which sources differ', '2028-01-09', undefined],
  ['the first Sunday after a Nayrouz on a Sunday', '2027-09-19', 'First Sunday of thout'],
  ['a Sunday on 30 Hathor', '2029-12-09', 'First Sunday of koiak'],
  ['nothing on a weekday', '2026-11-26', undefined],
])('on its day: %s (%s)', (_rule, date, name) => {
  expect(read(date)?.name).toBe(name);
});

it.each([
  ['29 Paopi', '2026-11-08', 'Luke 1:26–38'],
  ['29 Tobi', '2033-02-06', 'John 6:5–14'],
  ['30 Tobi', '2027-02-07', 'John 6:5–14'],
])('a Sunday on %s (%s)', (day, date, gospel) => {
  const coptic = toCoptic(date as CalendarDate);
  expect(day.startsWith(String(coptic.day))).toBe(true);
  expect(read(date)?.gospel).toBe(gospel.replaceAll(/(?<=[\p{L}:]) /gu, '\u00A0'));
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
  ['ar', '2026-11-29', 'الأحد الثالث من hathor', 'لوقا 14: 25–35'],
  ['ar', '2027-03-07', 'أحد الرفاع', 'متى 6: 1–18'],
  ['ar', '2027-05-23', 'الأحد الثالث من الخمسين المقدسة', 'يوحنا 4: 1–42'],
  ['de', '2026-11-29', '3. Sonntag im hathor', 'Lukas 14,25–35'],
  ['de', '2027-06-20', 'pentecost', 'Johannes 15,26–16,15'],
  ['fr', '2026-11-29', 'hathor, 3e dimanche', 'Luc 14.25-35'],
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
