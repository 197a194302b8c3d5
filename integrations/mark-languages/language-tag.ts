import type { Direction } from './text-direction.ts';

export interface LanguageTag {
  lang: string;
  dir: Direction;
}

const scripts = {
  ltr: { Latn: /\p{Script=Latin}/u },
  rtl: { Arab: /\p{Script=Arabic}/u, Hebr: /\p{Script=Hebrew}/u },
} as const;

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? '';

export const directionOfLanguage = (language: string): Direction =>
  scriptOf(language) in scripts.rtl ? 'rtl' : 'ltr';

/** Whether a text has a letter of the language's script. */
export function isWrittenIn(language: string, text: string) {
  const known: Partial<Record<string, RegExp>> = { ...scripts.ltr, ...scripts.rtl };
  return (known[scriptOf(language)] ?? /\p{L}/u).test(text);
}

/** @returns the language of a text by its letters: if possible the main one; the empty string where they say nothing */
export function guessLanguage(text: string, dir: Direction, mainLanguage: string) {
  const [script = ''] = Object.entries(scripts[dir]).find(([, letters]) => letters.test(text)) ?? [];
  if (script && script === scriptOf(mainLanguage)) return mainLanguage;
  return { Arab: 'ar', Hebr: 'he' }[script] ?? '';
}

/**
 * @param tag its language is empty when nobody knows it
 * @returns the tags of the element for a text; both are empty when it needs none
 */
export function tagsFor(text: string, tag: LanguageTag, parent: LanguageTag): [string, string] {
  const isSame = tag.lang.split('-', 1)[0] === parent.lang.split('-', 1)[0];
  const lang = tag.lang && !isSame ? ` lang="${tag.lang}"` : '';
  const dir = tag.dir === parent.dir ? '' : ` dir="${tag.dir}"`;
  // In `<a lang="en">English</a>`, the direction changes nothing.
  if ((!lang && !dir) || (isSame && /^[\p{L}\p{M}\s]*$/u.test(text))) return ['', ''];
  // Only an override keeps the order of groups of Arabic digits.
  const name = !dir ? 'span' : /^[^\p{L}]*[٠-٩][^\p{L}]*$/u.test(text) ? 'bdo' : 'bdi';
  return [`<${name}${lang}${dir}>`, `</${name}>`];
}
