import { expect, test } from 'vitest';
import { formatDayOfWeek, weekdays } from '#time/dates.ts';
import { arabicOnly } from '#i18n/ar.ts';
import { text } from '#schemas/fields/text.ts';
import { formatCopticDates, formatDates } from './church-year/church-year-text.ts';
import { arabicLocale as locale, english, localText, splitLatin } from './locale.ts';
import { timeRange } from './services/hours.ts';

const nativity = { firstDate: '2027-01-07', lastDate: '2027-01-07' };
const fast = { firstDate: '2026-11-25', lastDate: '2027-01-06' };
const cross = { firstDate: '2027-09-28', lastDate: '2027-09-30' };

test.each([
  [nativity, '2027-01-07', 'الخميس، 7 يناير 2027', '29 كيهك 1743'],
  [fast, '2026-11-25', 'من 25 نوفمبر 2026 إلى 6 يناير 2027', 'من 16 هاتور إلى 28 كيهك 1743'],
  [fast, '2026-11-26', 'حتى 6 يناير 2027', 'من 16 هاتور إلى 28 كيهك 1743'],
  [cross, '2027-09-01', 'من 28 سبتمبر إلى 30 سبتمبر 2027', 'من 17 إلى 19 توت 1744'],
])('dates of %j on %s: %s, %s', (period, today, dates, copticDates) => {
  expect(formatDates(period, today, locale).join(' ')).toBe(dates);
  expect(formatCopticDates(period, arabicOnly.months, locale.range)).toBe(copticDates);
});

test('days of the week have their Arabic names', () => {
  const days = 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد';
  expect(weekdays.map((day) => formatDayOfWeek(day, locale)).join(' ')).toBe(days);
});

test.each([
  ['8:30 AM', '11:30 AM', '8:30 ص', '11:30 ص'],
  ['10:00 PM', '12:30 AM', '10:00 م', '12:30 ص'],
  ['12:00 PM', '1:05 PM', '12:00 م', '1:05 م'],
])('hours from %s to %s', (startTime, endTime, start, end) => {
  const range = timeRange({ startTime, endTime }, locale);
  expect([range.startTime.text, range.endTime.text]).toEqual([start, end]);
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
])('what is written from left to right in %s is isolated', (written, isolated) => {
  // The schema keeps "St." and the name on one line, with a no-break space.
  const parse = (it: string) => text({ max: 100, example: '' }).parse(it);
  const parts = splitLatin(parse(written));
  expect(parts.map((part) => part.text).join('')).toBe(parse(written));
  expect(parts.filter(({ attributes }) => attributes?.dir === 'ltr').map((part) => part.text)).toEqual(
    isolated.map(parse),
  );
});
