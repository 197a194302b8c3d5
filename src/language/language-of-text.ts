import { currentLanguage } from './current-language.ts';
import type { Language } from './languages.ts';
import { fallbackMarks } from './mark-languages.ts';

/**
 * @param main the main language of the site
 * @returns the language of a text of content: the main one, where it has no translation
 */
export const languageOfText = (text: string, main: Language): Language =>
  text.startsWith(fallbackMarks.start) ? main : currentLanguage();
