import { expect, test } from 'vitest';
import { formatDayOfWeek, weekdays } from '#time/dates.ts';
import { text } from '#content-model/fields/text.ts';
import { arabicLocale as locale, english, localText, splitLatin } from './locale.ts';

test('days of the week have their Arabic names', () => {
  const days = 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد';
  expect(weekdays.map((day) => formatDayOfWeek(day, locale)).join(' ')).toBe(days);
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
  const fromLeft = parts.filter(({ attributes }) => attributes?.dir === 'ltr');
  expect(fromLeft.map((part) => part.text)).toEqual(isolated.map(parse));
});
