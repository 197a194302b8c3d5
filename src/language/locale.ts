import type { DateFormat } from '#time/dates.ts';
import { ar, arabicOnly, en, type Words } from './words.ts';

/** The language of a page that is not in English: how it writes dates and times, and the words of the interface. */
export interface Locale extends DateFormat {
  separator: string;
  words: Words;
}

/** Arabic, as Egypt writes it. Telephones and clocks have Latin digits, so dates and times have them too. */
export const arabicLocale: Locale = {
  language: 'ar-EG-u-nu-latn',
  range: arabicOnly.range,
  separator: '، ',
  words: ar,
};

/** @returns the language of a page, by its `Astro.currentLocale`; `undefined`: English */
export const localeOf = (currentLocale: string | undefined): Locale | undefined =>
  currentLocale === 'ar' ? arabicLocale : undefined;

export const wordsIn = (locale: Locale | undefined): Words => locale?.words ?? en;

/**
 * A text of content in the language of a page, with the attributes of its element. What has no Arabic is in English there,
 * and marked as English, unless it has no Latin letter: the parish may write Arabic in any field.
 */
export function localText(text: string, arabic: string | undefined, locale: Locale | undefined): LocalText {
  if (!locale) return { text };
  if (arabic || !hasLatinLetter(text)) return { text: arabic ?? text, isArabic: true };
  return { text, attributes: english };
}

/**
 * Splits an Arabic text before and after what is written from left to right in it: words, addresses, telephone numbers.
 */
export function splitLatin(text: string): { text: string; attributes?: { lang?: 'en'; dir: 'ltr' } }[] {
  // With a group in the pattern, `split` returns what is between the matches, and every second part is a match.
  return text.split(leftToRight).map((part, index) => {
    if (index % 2 === 0) return { text: part };
    return { text: part, attributes: hasLatinLetter(part) ? english : { dir: 'ltr' } };
  });
}

const phone = [
  String.raw`(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}`,
  // Of other countries: international, or with the zero of a call within the country.
  String.raw`(?:\+\d{1,3}|\(?0\d{1,4}\)?)(?:[ .-]\d{1,8}){1,6}`,
].join('|');
const words = String.raw`(?:\d+\s)?[a-z](?:[\w\s.,'’@&/:+-]*\w)?`;
const leftToRight = new RegExp(`(${phone}|${words})`, 'i');

const hasLatinLetter = (text: string) => /[a-z]/i.test(text);

export const english = { lang: 'en', dir: 'ltr' } as const;

interface LocalText {
  text: string;
  attributes?: typeof english;
  isArabic?: true;
}
