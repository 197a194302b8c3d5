import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { textsIn } from '#content-model/content-path.ts';
import type { DictionaryEntry } from '#tools/content/dictionary.ts';
import { type LanguageCode, languageCodes, languageOf } from '#language/languages.ts';
import { neutralTexts } from '#tools/new-parish/neutral-content.ts';

/**
 * @returns the texts that the project has in other languages, and not in this one: those of the interface, of the content, and
 *   of the content of a new parish. A page in this language shows none of them. The names of languages are left out, by which
 *   pages link to each other.
 */
export function foreignTexts(code: LanguageCode): Set<string> {
  const own = new Set(shippedTexts(code));
  const others = languageCodes.filter((it) => it !== code).flatMap(shippedTexts);
  return new Set(others).difference(own);
}

function shippedTexts(code: LanguageCode): string[] {
  const words = { ...languageOf(code).words, language: '' };
  const dictionary = parse(read(`src/content/translations/${code === 'en' ? 'ar' : code}.yaml`)) as {
    texts: DictionaryEntry[];
  };
  return [
    ...textsIn(words).map(({ text }) => text),
    ...dictionary.texts.map(({ text, translation }) => (code === 'en' ? text : translation)),
    ...neutralTexts(0, 'en', code).map(({ translation }) => translation),
  ];
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
