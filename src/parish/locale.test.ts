import { expect, test } from 'vitest';
import { datesBetween, formatDayOfWeek, weekdays } from '#dates.ts';
import { formatCopticDates, formatDates } from './church-year/church-year-text.ts';
import { comingOccurrences } from './church-year/church-year.ts';
import { rules } from './church-year/rules-fixture.ts';
import { copticMonths, type CopticMonth } from '#schemas/fields/coptic-date.ts';
import { arabicLocale, english, type Locale, localText, splitLatin } from './locale.ts';
import { formatTimeRange, timeRange } from './services/hours.ts';

const hours = { startLabel: 'من', endLabel: 'إلى', untilLabel: 'حتى' };
const locale = arabicLocale({ hours } as Parameters<typeof arabicLocale>[0]);

// Not from `Intl`, which formats the page.
const months = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');
const englishMonths =
  'January February March April May June July August September October November December'.split(' ');
const days = 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'.split(' ');

test('every date of a year is the same in both languages', () => {
  const numbers = Object.fromEntries(copticMonths.map((month, index) => [month, `month${index}`]));
  for (const today of datesBetween('2026-09-11', '2027-09-11')) {
    for (const occurrence of comingOccurrences(rules, today).slice(0, 6)) {
      const inArabic = formatDates(occurrence, today, 'حتى', locale).join(' ');
      const dates = parseDates(inArabic);
      expect(dates, inArabic).not.toEqual([]);
      expect(dates, inArabic).toEqual(parseDates(formatDates(occurrence, today, 'until').join(' ')));
      const copticDates = (range?: Locale['range']) =>
        formatCopticDates(occurrence, numbers as Record<CopticMonth, string>, range).match(/\w+/g);
      expect(copticDates(locale.range)).toEqual(copticDates());
    }
  }
});

test('days of the week have their Arabic names', () => {
  expect(weekdays.map((day) => formatDayOfWeek(day, locale))).toEqual(days);
});

test.each([
  ['8:30 AM', '11:30 AM', '8:30 ص', '11:30 ص'],
  ['10:00 PM', '12:30 AM', '10:00 م', '12:30 ص'],
  ['12:00 PM', '1:05 PM', '12:00 م', '1:05 م'],
])('hours from %s to %s', (startTime, endTime, start, end) => {
  const range = timeRange({ startTime, endTime }, locale);
  expect([range.startTime.text, range.endTime.text]).toEqual([start, end]);
  expect(range.endTime.iso).toBe(timeRange({ startTime, endTime }).endTime.iso);
  expect(formatTimeRange({ startTime, endTime })).toContain(endTime);
});

test.each([
  ['Snow', 'ثلوج', { text: 'ثلوج', isArabic: true }],
  ['Snow', undefined, { text: 'Snow', attributes: english }],
  ['اجتماع', undefined, { text: 'اجتماع', isArabic: true }],
] as const)('%s, with the Arabic %s', (text, arabic, expected) => {
  expect(localText(text, arabic, locale)).toEqual(expected);
  expect(localText(text, arabic, undefined)).toEqual({ text });
});

test.each([
  ['اتصلوا على (804) 555-0100 الآن', ['(804) 555-0100']],
  ['في 9515 Winterpock Road، بعد القداس', ['9515 Winterpock Road']],
  ['كنيسة St. Mark أو office@church.org.', ['St. Mark', 'office@church.org']],
  ['(Zelle) وPayPal', ['Zelle', 'PayPal']],
  ['من 7:00 إلى 9:00، متى 11: 28', []],
])('what is written from left to right in %s is isolated', (text, isolated) => {
  const parts = splitLatin(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ attributes }) => attributes?.dir === 'ltr').map((part) => part.text)).toEqual(
    isolated,
  );
});

/** @returns the dates in a text in either language, and the day of the week before a single one */
function parseDates(text: string): object[] {
  const english = /(?:(\w+), )?([A-Z]\w+) (\d+)(?:, (\d+))?/g;
  const arabic = /(?:(\p{L}+)، )?(\d+) (\p{L}+)(?: (\d+))?/gu;
  return [
    ...[...text.matchAll(english)].map(([, day, month = '', date, year]) => {
      const monthIndex = englishMonths.findIndex((it) => it.startsWith(month));
      return { day: weekdays.findIndex((it) => it === day), month: monthIndex, date, year };
    }),
    ...[...text.matchAll(arabic)].map(([, day = '', date, month = '', year]) => {
      return { day: days.indexOf(day), month: months.indexOf(month), date, year };
    }),
  ];
}
