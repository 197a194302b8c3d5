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
  ['Luke 7:36–50', '2024-10-06 2027-10-10'],
  ['Luke 7:11–17', '2024-11-03'],
  ['John 6:5–14', '2025-11-09 2027-02-07 2024-02-18'],
  ['Luke 14:25–35', '2024-11-24 2029-11-25 2024-09-29'],
  ['Luke 1:1–25', '2023-12-10 2024-12-15 2029-12-09 2030-12-15'],
  ['Luke 1:26–38', '2024-12-22 2029-12-16 2030-12-22 2024-04-07'],
  ['Luke 1:39–56', '2023-12-24 2024-12-29 2029-12-23 2030-12-29 2027-08-22'],
  ['Luke 1:57–80', '2020-01-05 2025-01-05 2029-12-30'],
  ['Matthew 2:13–23', '2024-01-14 2026-06-01'],
  ['Luke 4:1–13', '2029-06-03'],
  ['Luke 9:12–17', '2026-06-07 2024-07-07 2028-08-06 2027-09-05'],
  ['John 11:1–45', '2024-08-04'],
  ['Matthew 24:3–35', '2024-09-08'],
  ['Matthew 15:32–16:4', '2024-02-28'],
  ['John 2:12–25', '2024-02-29'],
  ['Matthew 6:1–18', '2024-03-10'],
  ['John 4:1–42', '2025-03-23 2024-05-26'],
  ['Matthew 21:1–17, Mark 11:1–11, Luke 19:29–48, John 12:12–19', '2024-04-28'],
  ['John 20:1–18', '2024-05-05'],
  ['Luke 24:36–53', '2024-06-13'],
  ['John 15:26–16:15', '2024-06-23'],
  ['Luke 4:14–30', '2027-09-12'],
  ['John 10:22–38', '2026-09-27 2028-03-19'],
  ['John 6:35–46', '2025-09-28'],
  ['Luke 2:1–20', '2020-01-06 2030-01-06'],
  ['Matthew 2:1–12', '2020-01-07 2024-01-07'],
  ['John 1:1–13', '2020-01-09'],
  ['Luke 2:21–39', '2029-01-14 2026-02-15'],
  ['Luke 3:1–18', '2026-01-18'],
  ['John 1:18–34', '2025-01-19'],
  ['John 1:35–51', '2024-01-21'],
  ['John 2:1–11', '2029-01-21'],
  ['Matthew 10:1–15', '2024-07-12'],
  ['Mark 9:2–13', '2029-08-19'],
])('%s is read on %s', (gospel, dates) => {
  for (const date of dates.split(' '))
    expect.soft(read(date)?.gospel, date).toBe(gospel.replaceAll(/(?<=[\p{L}:]) /gu, '\u00A0'));
});

it.each([
  ['the row before Pascha, not the Sunday of the month', '2025-03-02', 'First Sunday of Great Lent'],
  ['the row after Pascha, not the Sunday of the month', '2025-06-08', 'pentecost'],
  ['the Cross in Great Lent', '2028-03-19', 'cross-second'],
  ['the Annunciation in Great Lent', '2030-04-07', 'annunciation'],
  ['the Annunciation on the last Friday of Great Lent', '2028-04-07', 'annunciation'],
  ['no Annunciation on Lazarus Saturday', '2001-04-07', 'lazarus-saturday'],
  ['no Annunciation in Holy Week', '2026-04-07', undefined],
  ['no Annunciation on Bright Saturday', '2029-04-07', 'bright-saturday'],
  ['the Presentation on the Sunday before Great Lent', '2026-02-15', 'presentation'],
  [
    'the Sunday, where the Entry into Egypt is in the Holy Fifty Days',
    '2025-06-01',
    'Sixth Sunday of the Holy Fifty Days',
  ],
  ['the Entry into Egypt on another of these days', '2024-06-01', 'entry-into-egypt'],
  ['the eve on 27 Koiak after a leap year', '2024-01-06', 'nativity-paramoun'],
  ['the Nativity on 28 Koiak after a leap year', '2024-01-07', 'nativity'],
  ['the Nativity on 29 Koiak after a leap year', '2024-01-08', 'nativity'],
  ['the eve on 28 Koiak in other years', '2025-01-06', 'nativity-paramoun'],
  ['the day after the Nativity', '2025-01-08', '30 koiak 1741'],
  ['the second day of the Cross, not the Sunday', '2025-09-28', 'cross'],
  ['the Circumcision, not the Sunday', '2029-01-14', 'circumcision'],
  ['the second day of the Epiphany, not the Sunday', '2024-01-21', '12 tobi 1740'],
  ['the Sunday, not the Apostles', '2026-07-12', 'First Sunday of epip'],
  ['the Apostles on another day', '2027-07-12', 'apostles-feast'],
  ['nothing on a Sunday on which sources differ', '2028-01-09', undefined],
  ['Nayrouz on a Sunday', '2027-09-12', 'nayrouz'],
  ['the first Sunday after a Nayrouz on a Sunday', '2027-09-19', 'First Sunday of thout'],
  ['the fourth Sunday on 29 Thout', '2027-10-10', 'Fourth Sunday of thout'],
  ['the fourth Sunday of Hathor, not yet of Koiak', '2029-12-02', 'Fourth Sunday of hathor'],
  ['a Sunday on 30 Hathor', '2029-12-09', 'First Sunday of koiak'],
  ['the fourth Sunday after it', '2029-12-30', 'Fourth Sunday of koiak'],
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
  ['2024-01-07', 'special', '9:00 PM', 'nativity'],
  ['2027-01-18', 'special', '6:00 PM', 'epiphany'],
  ['2027-05-01', 'special', '8:00 PM', 'resurrection'],
  ['2027-05-01', 'special', '8:00 AM', 'bright-saturday'],
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
