import { expect, test } from 'vitest';
import { inLanguage } from './current-language.ts';
import { formatDayOfWeek, formatLongDate, formatMoment, formatRange, formatTime, joinDate } from './dates.ts';
import { type LanguageCode, languageOf, languagesOf } from './languages.ts';
import { weekdays, weeksOfMonth } from '#time/dates.ts';

test.each([
  ['US', 'Sunday, December_6, 2026', '8:30 AM'],
  ['GB', 'Sunday, 6_December 2026', '8:30 am'],
  ['AU', 'Sunday, 6_December 2026', '8:30 am'],
] as const)(
  'a date in English has the order of the country %s, and a no-break space',
  (country, date, time) => {
    const texts = inLanguage(languageOf('en', country), () => [
      formatLongDate('2026-12-06'),
      formatTime('8:30 AM').replace(/\s/, ' '),
    ]);
    expect(texts.map((text) => text.replace('\u00A0', '_'))).toEqual([date, time]);
  },
);

test.each([
  ['EG', 'Sunday, December 6, 2026', '8:30 AM'],
  ['IT', 'Sunday, 6 December 2026', '8:30 am'],
])('English that is not the main language has the order of the country %s', (country, date, time) => {
  const [main, english = main] = languagesOf({ languages: ['ar', 'en'], address: { country } });
  expect(english).toMatchObject({ tag: 'en', isMain: false });
  const texts = inLanguage(english, () => [formatLongDate('2026-12-06'), formatTime('8:30 AM')]);
  expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual([date, time]);
});

test.each([
  ['America/New_York', 'December 6, 2026 at 12:30 AM'],
  // By newer rules than those of Node.
  ['America/Winnipeg', 'December 6, 2026 at 12:30 AM'],
  ['Africa/Cairo', 'December 6, 2026 at 7:30 AM'],
])('a moment in %s is %s', (timeZone, text) => {
  const moment = new Date('2026-12-06T05:30:00Z');
  expect(inLanguage(languageOf('en'), () => formatMoment(moment, timeZone)).replace(/\s/g, ' ')).toBe(text);
});

// In Arabic, Friday alone is feminine.
test.each<[code: LanguageCode, fridays: string, mondays: string, lastOfWeek: string]>([
  [
    'en',
    'first Friday of the month, second Friday of the month, third Friday of the month, fourth Friday of the month, last Friday of the month',
    'first Monday of the month',
    'last Sunday of the month',
  ],
  [
    'ar',
    'الجمعة الأولى من كل شهر, الجمعة الثانية من كل شهر, الجمعة الثالثة من كل شهر, الجمعة الرابعة من كل شهر, الجمعة الأخيرة من كل شهر',
    'الاثنين الأول من كل شهر',
    'الأحد الأخير من كل شهر',
  ],
  [
    'de',
    'erster Freitag im Monat, zweiter Freitag im Monat, dritter Freitag im Monat, vierter Freitag im Monat, letzter Freitag im Monat',
    'erster Montag im Monat',
    'letzter Sonntag im Monat',
  ],
  [
    'fr',
    'premier vendredi du mois, deuxième vendredi du mois, troisième vendredi du mois, quatrième vendredi du mois, dernier vendredi du mois',
    'premier lundi du mois',
    'dernier dimanche du mois',
  ],
])('in %s the weeks of a month are counted: %s', (code, fridays, monday, sunday) => {
  inLanguage(languageOf(code), () => {
    const format = (...day: Parameters<typeof formatDayOfWeek>) =>
      formatDayOfWeek(...day).replaceAll('\u00A0', ' ');
    expect(weeksOfMonth.map((week) => format('Friday', week)).join(', ')).toBe(fridays);
    expect([format('Monday', 'first'), format('Sunday', 'last')]).toEqual([monday, sunday]);
    const all = weekdays.map((day) => formatDayOfWeek(day, 'second'));
    expect(all.filter((text) => text.includes('الثانية'))).toHaveLength(code === 'ar' ? 1 : 0);
  });
});

test('a preposition is contracted before a date, as the words of the language say', () => {
  const language = languageOf('fr');
  const contractions = { 'al 8': 'all’8', 'al mercoledì': 'a mercoledì' };
  const words = { ...language.words, days: ['dal {first}', 'al {last}'], contractions };
  inLanguage({ ...language, words }, () => {
    expect(formatRange('8 aprile', '8 maggio')).toEqual(['dal 8 aprile', 'all’8 maggio']);
    expect(joinDate('fino al', 'mercoledì 6 gennaio')).toBe('fino a mercoledì 6 gennaio');
    expect(joinDate('fino al', '18 gennaio')).toBe('fino al 18 gennaio');
  });
});
