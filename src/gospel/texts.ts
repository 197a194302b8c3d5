import type { Language } from '#language/languages.ts';
import { type LanguageText, parseText } from './passage.ts';

/** The build reads those of the site's languages. */
const files = import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default' });
const read = (name: string) => files[`./texts/${name}.txt`]?.();
const texts = new Map<string, ReturnType<typeof readText>>();

const readText = async (code: string) => {
  const file = await read(code);
  return file && parseText(file);
};

/** The verses that begin a paragraph. */
export const breaks = read('paragraphs')?.then((file) => new Set(file.split('\n')));

/**
 * @param languages of the site, the main one first
 * @returns the text in the language of the page and in the main or else the next one, as far as they have texts
 */
export async function textsFor(language: Language, languages: readonly Language[]): Promise<LanguageText[]> {
  const [main, next] = languages;
  const wanted = [language, language.isMain ? next : main].map(async (it) => {
    if (!it) return [];
    if (!texts.has(it.code)) texts.set(it.code, readText(it.code));
    const text = await texts.get(it.code);
    return text ? { language: it, ...text } : [];
  });
  return (await Promise.all(wanted)).flat();
}
