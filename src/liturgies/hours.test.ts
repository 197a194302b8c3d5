import { expect, test } from 'vitest';
import { inLanguage } from '#language/current-language.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import type { Hours } from '#time/time-of-day.ts';
import { formatSeason, formatTimeRange } from './hours.ts';

const textIn = (code: LanguageCode, format: () => string) =>
  inLanguage(languageOf(code), format).replaceAll('\u00A0', ' ');

// Each end has AM or PM where they differ.
const morning = { startTime: '5:00 AM', endTime: '7:00 AM' } as const;
const night = { startTime: '22:00', endTime: '00:30' } as const;
const noon = { startTime: '12:00 PM', endTime: '13:05' } as const;
test.each<[LanguageCode, Hours, string]>([
  ['en', morning, '5:00–7:00 AM'],
  ['en', night, '10:00 PM–12:30 AM'],
  ['en', noon, '12:00–1:05 PM'],
  ['ar', morning, 'من 5:00 ص إلى 7:00 ص'],
  ['ar', night, 'من 10:00 م إلى 12:30 ص'],
  ['de', morning, '5:00–7:00 Uhr'],
  ['de', night, '22:00–0:30 Uhr'],
  ['fr', morning, 'de 5 h à 7 h'],
  ['fr', night, 'de 22 h à 0 h 30'],
])('in the language %s hours %j are written %s', (code, hours, expected) => {
  expect(textIn(code, () => formatTimeRange(hours))).toBe(expected);
});

test('a malformed time is an error', () => {
  // One digit may lack AM or PM.
  const hours = { startTime: '8:30', endTime: '9:00 AM' } as const;
  expect(() => formatTimeRange(hours)).toThrow("'8:30' is not a time of day");
});

const season = { firstDate: '2027-03-12', lastDate: '2027-04-01' } as const;
test.each<[Parameters<typeof formatSeason>[0], string, LanguageCode?]>([
  [{}, ''],
  [{ firstDate: '2027-03-12' }, 'from March 12'],
  [{ firstDate: '2027-02-24', lastDate: '2027-02-24' }, 'February 24'],
  [{ firstDate: '2028-01-03' }, 'from January 3, 2028'],
  // In other languages, a date does not break.
  [{ lastDate: '2028-04-23' }, 'حتى 23_أبريل_2028', 'ar'],
  [season, 'ab 12._März bis 1._April', 'de'],
  [season, 'à partir du 12_mars jusqu’au 1er_avril', 'fr'],
])('the season %j is written %j', (dates, expected, code = 'en') => {
  const text = inLanguage(languageOf(code), () => formatSeason(dates, '2027-02-20'));
  expect(text.replaceAll('\u00A0', '_')).toBe(expected);
});
