import { type LanguageCode, languageCodes, languageOf } from '#language/languages.ts';
import { addDays, type CalendarDate, datesBetween, weekdayOf, weekdays } from '#time/dates.ts';

/** Whether a title calls a liturgy in one of some languages, and in no language what is none: a funeral, a wedding, a rehearsal. */
export const isLiturgy = (title: string, languages: readonly LanguageCode[]) =>
  languages.some((code) => hasWord(title, wordsOf(code).liturgy, '(?!\\p{L})')) &&
  !languageCodes.some((code) => hasWord(title, wordsOf(code).notLiturgy, ''));

const wordsOf = (code: LanguageCode) => languageOf(code).words.recordings;

/** Arabic joins short words to the next one. */
const hasWord = (title: string, words: string, end: string) =>
  RegExp(`(?<!\\p{L})[وف]?[بكل]?(?:ال|ل)?(?:${normalize(words).replaceAll(' ', '|')})${end}`, 'u').test(
    normalize(title),
  );

/** @returns small letters without accents and vowel signs, and digits from 0 to 9 */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * The one day that a title can mean, if it was announced at most 35 days before.
 * @param published the day on which the video was announced, or began
 * @returns `unclear` for a title with a date, a month or a year that means no one day; `undefined` for one without
 */
export function dayIn(title: string, published: CalendarDate): CalendarDate | 'unclear' | undefined {
  const text = markNames(title);
  const dates = datesIn(text);
  if (dates.length === 0 && !text.includes('#') && !year.test(text)) return undefined;
  const days = datesBetween(addDays(published, -1), addDays(published, 35)).filter(
    (date) => dates.every((meanings) => meanings.some((it) => date.endsWith(it))) && agreesWith(title, date),
  );
  return dates.length > 0 && days.length === 1 ? days[0] : 'unclear';
}

/** Whether each day of the week and each year in a title is that of a date. */
export function agreesWith(title: string, date: CalendarDate) {
  const text = markNames(title);
  const weekday = `@${weekdays.indexOf(weekdayOf(date)) + 1}`;
  return (
    (text.match(/@\d/g) ?? []).every((it) => it === weekday) &&
    (text.match(RegExp(year, 'g')) ?? []).every((it) => date.startsWith(it))
  );
}

/**
 * @returns of each date what it may mean, as `11-22`, also with a year: 11/12 is of November or December. Of 11/12 without a day of the
 *   week, which may be a part, of 5-11, and of 21 and 22 November it is nothing
 */
function datesIn(text: string) {
  const toDate = (...parts: (string | undefined)[]) =>
    parts.flatMap((it) => it?.padStart(2, '0') ?? []).join('-');
  return [
    ...[...text.matchAll(dayMonth)].map(([, other, day, month]) => (other ? [] : [toDate(month, day)])),
    ...[...text.matchAll(monthDay)].map(([, month, day, other]) => (other ? [] : [toDate(month, day)])),
    ...[...text.matchAll(numbers)].map(([, , isoMonth, isoDay, first, sign = '', second, its]) => {
      if (isoDay) return [toDate(isoMonth, isoDay)];
      const isDate = its ? /[/.]/.test(sign) || its.length === 4 : /[/.]/.test(sign) && text.includes('@');
      return isDate ? [toDate(its, second, first), toDate(its, first, second)] : [];
    }),
  ];
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Before a number that is no day, and after one: `8:30`, `8 AM`, `8 Uhr`, `8 ص`. */
const before = String.raw`(?<![\d:./–-])`;
const after = String.raw`(?![\d/–-]|:\d|\s*(?:[ap]\.?m\b|uhr|h\b|[صم](?!\p{L})))`;
const ordinal = '(?:st|nd|rd|th|er)?';
const and = String.raw`\s+(?:\p{L}{1,4}\s*)?`;
const dayMonth = RegExp(
  String.raw`${before}(?:(\d{1,2})${and})?(\d{1,2})${ordinal}\.?\s*(?:(?:of|de|من)\s)?#(\d\d)`,
  'gu',
);
const monthDay = RegExp(
  String.raw`#(\d\d)_[\s.]*(\d{1,2})${ordinal}(?!\p{L})${after}(?:${and}(\d{1,2})${after})?`,
  'gu',
);
const numbers = RegExp(
  String.raw`${before}(?:(?:19|20)\d\d([-/.])(\d{1,2})\1(\d{1,2})|(\d{1,2})([-–/.])(\d{1,2})(?:\5(\d{4}|\d\d))?)${after}`,
  'gu',
);

/** By the names of all languages `#01_` to `#12_` for a month, and `@1_` to `@7_` for a day of the week. */
const marks = new Map(
  languageCodes.flatMap((code) => {
    const nameOf = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
      normalize(
        new Intl.DateTimeFormat(languageOf(code).locale, options).format(new Date(2026, month, day)),
      ).replace('.', '');
    // Of other languages, short names are words of this one: `so`, `mar`.
    const lengths = code === 'en' ? (['long', 'short'] as const) : (['long'] as const);
    return [
      ...Array.from({ length: 12 }, (_, month) =>
        (['long', 'short'] as const).map(
          (it) => [nameOf({ month: it }, month, 1), `#${String(month + 1).padStart(2, '0')}_`] as const,
        ),
      ),
      // June 1, 2026 is a Monday.
      ...weekdays.map((_, index) =>
        lengths.map((it) => [nameOf({ weekday: it }, 5, index + 1), `@${index + 1}_`] as const),
      ),
    ].flat();
  }),
).set('sept', '#09_');

/** The longest first: `march` before `mar`. */
const names = [...marks.keys()].sort((a, b) => b.length - a.length).join('|');
const namePattern = RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'gu');

const markNames = (title: string) =>
  normalize(title)
    .replace(/[^\p{L}\d\s:./–-]/gu, ' ')
    .replace(namePattern, (name) => marks.get(name) ?? name);
