import { expect, test } from 'vitest';
import { inLanguage } from '#language/current-language.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import type { Hours, TimeOfDay } from '#time/time-of-day.ts';
import { formatSeason, formatTimeRange } from './hours.ts';

const textIn = (code: LanguageCode, hours: Hours) =>
  inLanguage(languageOf(code), () => formatTimeRange(hours)).replaceAll('\u00A0', ' ');

// Each end has AM or PM where they differ.
test.each<[TimeOfDay, TimeOfDay, Record<LanguageCode, string>]>([
  [
    '5:00 AM',
    '7:00 AM',
    { en: '5:00–7:00 AM', ar: 'من 5:00 ص إلى 7:00 ص', de: '5:00–7:00 Uhr', fr: 'de 5 h à 7 h' },
  ],
  [
    '22:00',
    '00:30',
    {
      en: '10:00 PM–12:30 AM',
      ar: 'من 10:00 م إلى 12:30 ص',
      de: '22:00–0:30 Uhr',
      fr: 'de 22 h à 0 h 30',
    },
  ],
  [
    '12:00 PM',
    '13:05',
    { en: '12:00–1:05 PM', ar: 'من 12:00 م إلى 1:05 م', de: '12:00–13:05 Uhr', fr: 'de 12 h à 13 h 05' },
  ],
])('hours from %s to %s are written %j', (startTime, endTime, expected) => {
  for (const [code, text] of Object.entries(expected))
    expect(textIn(code as LanguageCode, { startTime, endTime })).toBe(text);
});

test('a malformed time is an error', () => {
  // One digit may lack AM or PM.
  expect(() => formatTimeRange({ startTime: '8:30', endTime: '9:00 AM' })).toThrow(
    "'8:30' is not a time of day",
  );
});

test.each<[season: Parameters<typeof formatSeason>[0], expected: string, code?: LanguageCode]>([
  [{}, ''],
  [{ firstDate: '2027-03-12' }, 'from March 12'],
  [{ firstDate: '2027-02-24', lastDate: '2027-02-24' }, 'February 24'],
  [{ firstDate: '2028-01-03' }, 'from January 3, 2028'],
  // In other languages, a date does not break.
  [{ lastDate: '2028-04-23' }, 'حتى 23\u00A0أبريل\u00A02028', 'ar'],
  [{ firstDate: '2027-03-12', lastDate: '2027-04-01' }, 'ab 12.\u00A0März bis 1.\u00A0April', 'de'],
  [
    { firstDate: '2027-03-12', lastDate: '2027-04-01' },
    'à partir du 12\u00A0mars jusqu’au 1er\u00A0avril',
    'fr',
  ],
])('the season %j is written %j', (season, expected, code = 'en') => {
  expect(inLanguage(languageOf(code), () => formatSeason(season, '2027-02-20'))).toBe(expected);
});
