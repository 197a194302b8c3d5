import arabicWords from './words/ar.json' with { type: 'json' };
import germanWords from './words/de.json' with { type: 'json' };
import englishWords from './words/en.json' with { type: 'json' };
import frenchWords from './words/fr.json' with { type: 'json' };

/** What no parish changes. */
export type Words = typeof englishWords;

/**
 * `locale` is how `Intl` writes dates: Arabic as Egypt writes it, with the digits of telephones and clocks. `firstDay` is the number
 * of the first day of a month.
 */
const known = {
  en: { locale: 'en-US', direction: 'ltr', script: 'Latin', words: englishWords },
  ar: { locale: 'ar-EG-u-nu-latn', direction: 'rtl', script: 'Arabic', words: arabicWords },
  de: { locale: 'de', direction: 'ltr', script: 'Latin', words: germanWords },
  fr: { locale: 'fr', direction: 'ltr', script: 'Latin', words: frenchWords, firstDay: '1er' },
} as const satisfies Record<string, LanguageRules>;

export type LanguageCode = keyof typeof known;

export const languageCodes = Object.keys(known) as [LanguageCode, ...LanguageCode[]];

interface LanguageRules {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The Unicode script of its letters. */
  script: 'Latin' | 'Arabic';
  /** Missing ones are in English. */
  words: object;
  firstDay?: string;
}

export interface Language extends LanguageRules {
  words: Words;
  code: LanguageCode;
  /** As the `lang` of a page has it: `en-US`, `ar`. */
  tag: string;
  /** The main language is at the root, the others are in folders: `/ar`. */
  isMain: boolean;
}

/**
 * @param country of the parish, by which the main language is `en-AU`, and English has its own order of day and month
 * @param isMain a language without a country is not the main one
 */
export function languageOf(code: LanguageCode, country?: string, isMain = country !== undefined): Language {
  const rules: LanguageRules = known[code];
  return {
    ...rules,
    words: words[code],
    code,
    tag: isMain ? `${code}-${country}` : code,
    locale: code === 'en' && country ? `en-${country}` : rules.locale,
    isMain,
  };
}

/** Completed once: each part of a page asks for them. */
const words = Object.fromEntries(
  languageCodes.map((code) => [code, completeWords(englishWords, known[code].words)]),
) as Record<LanguageCode, Words>;

export function completeWords(english: unknown, words: unknown): unknown {
  if (typeof english !== 'object' || english === null) return words ?? english;
  const own = (words ?? {}) as Record<string, unknown>;
  const entries = Object.entries({ ...own, ...english }).map(([key, value]) => [
    key,
    completeWords(value, own[key]),
  ]);
  return Array.isArray(english) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** @returns the main language first */
export function languagesOf({ languages: [main = 'en', ...others], address }: LanguageFacts) {
  return [
    languageOf(main, address.country),
    ...others.map((code) => languageOf(code, address.country, false)),
  ] as const;
}

export interface LanguageFacts {
  languages: readonly LanguageCode[];
  address: { country: string };
}
