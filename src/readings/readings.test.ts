import { expect, it } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { toCoptic } from '#time/coptic-calendar.ts';
import { type CalendarDate, datesBetween } from '#time/dates.ts';
import type { TimeOfDay } from '#time/time-of-day.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { inLanguage } from '#language/current-language.ts';
import { readings } from './fixtures/readings.ts';
import { gospelPages, readingOn } from './readings.ts';

const sundays = datesBetween('2024-01-07', '2030-12-29', 7);
const read = (date: string) => readingOn(readings, date as CalendarDate);

const names = readFixture(import.meta.dirname, 'fixtures/gospels.yaml') as Record<string, string>[];

it.each(names.flatMap((row) => Object.entries(row)))('%s: %s', (name, dates) => {
  for (const date of dates.split(' ')) expect.soft(read(date)?.name ?? 'none', date).toBe(name);
});

it('a Sunday on the 29th has a Gospel of its own', () => {
  expect(read('2026-11-08')?.gospel).toBe('Luke\u00A01:26–38');
  expect(read('2033-02-06')?.gospel, 'but in Tobi').toBe('Luke\u00A05:5–6');
});

it('every Sunday has a reading, but for an undecided one, and none is twice in a year', () => {
  expect(sundays.filter((date) => !read(date))).toEqual(['2028-01-09']);
  const named = sundays.map((date) => `${read(date)?.name} ${toCoptic(date).year}`);
  const counted = named.filter((name) => name.includes('Sunday'));
  expect(counted).toEqual([...new Set(counted)]);
  for (let year = 1741; year <= 1746; year++) expect(named).toContain(`Fourth Sunday of koiak ${year}`);
});

const table = readFixture(import.meta.dirname, 'fixtures/readings.yaml') as {
  services: { date: CalendarDate; startTime: TimeOfDay; name?: string; isEve?: boolean }[];
  languages: { code: LanguageCode; date: CalendarDate; name: string; gospel: string }[];
};

it.each(table.services)('the reading of a special service: %j', ({ date, startTime, name, isEve }) => {
  const reading = readingOn(readings, date, { startTime, endTime: '11:45 PM' });
  expect([reading?.name, reading?.isEve === true]).toEqual([name, isEve === true]);
});

it('a day that no feast names has the name that the office gives, or none', () => {
  expect(read('2027-01-20')).toMatchObject({ name: undefined, gospel: 'Mark\u00A01:1' });
  const days = [{ firstDate: '12 Tobi', gospel: 'John 1:35-51', name: 'Second day' } as const];
  expect(readingOn({ ...readings, days }, '2027-01-20')?.name).toBe('Second day');
});

it.each(table.languages)('in the language $code, $date is $name: $gospel', ({ code, date, name, gospel }) => {
  const expected = { name, gospel: gospel.replaceAll(/(?<=[\p{L}:]) /gu, '\u00A0') };
  expect(inLanguage(languageOf(code), () => readingOn(readings, date))).toMatchObject(expected);
});

it.each([
  ['a parish that shows none', { show: false }, ['2026-11-29']],
  [
    'days without a Gospel, whose Sunday is not read instead',
    { sundays: {}, sundayOn29: '', days: [{ firstDate: '7 days before Pascha' }, { firstDate: '13 Tobi' }] },
    ['2026-11-29', '2027-04-25', '2029-01-21'],
  ],
  ['the Sundays before Great Lent, to Pentecost', { days: [] }, ['2025-02-23', '2025-06-08']],
] as const)('%s have none', (_, values, dates) => {
  for (const date of dates) expect(readingOn({ ...readings, ...values } as never, date)).toBeUndefined();
});

it('each Gospel of the year has a page, unless the site shows references alone', () => {
  const pages = gospelPages({ ...readings, sundays: {}, sundayOn29: 'Luke 1:26–38' });
  expect(pages.slice(0, 3)).toEqual(['Gospel', 'Gospel/Sunday', 'Gospel/Luke-1-26-38']);
  expect(pages).toContain('Gospel/Matthew-21-1-17-Mark-11-1-11-Luke-19-29-48-John-12-12-19');
  expect(new Set(pages).size).toBe(pages.length);
  expect(read('2026-11-29')?.page).toBe('Gospel/Luke-3-3-4');
  for (const off of [{ text: false }, { show: false }])
    expect(gospelPages({ ...readings, ...off })).toEqual([]);
  const alone = readingOn({ ...readings, text: false }, '2026-11-29');
  expect(alone).toMatchObject({ gospel: 'Luke\u00A03:3–4' });
  expect(alone).not.toHaveProperty('page');
});
