import { formatReferences } from '#readings/reading-text.ts';
import { parseReferences, type Verse, verseId, versesOf } from '#readings/references.ts';
import { inLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { fillTemplate } from '#language/templates.ts';

/** The build reads those of the site's languages. */
const files = import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default' });
const read = (name: string) => files[`./texts/${name}.txt`]?.();
const textByCode = new Map<string, ReturnType<typeof readGospels>>();

/** The verses that begin a paragraph: the same in all languages, so that paragraphs stand side by side. */
const breaks = read('paragraphs')?.then((file) => new Set(file.split('\n')));

/** A text has `key: value` lines at its head, then one verse a line, its id and its words with a tab between them. */
async function readGospels(code: string) {
  const file = await read(code);
  if (!file) return undefined;
  const [, credit = ''] = /^credit: (.*)/m.exec(file) ?? [];
  const lines = file.trim().split('\n');
  return { credit, verses: new Map(lines.map((line) => line.split('\t') as [string, string])) };
}

/**
 * @param languages of the site, the main one first
 * @returns the text in the language of the page and in the main or else the next one, as far as they have texts
 */
export async function textsFor(language: Language, languages: readonly Language[]): Promise<LanguageText[]> {
  const [main, next] = languages;
  const wanted = [language, language.isMain ? next : main].map(async (it) => {
    if (!it) return [];
    if (!textByCode.has(it.code)) textByCode.set(it.code, readGospels(it.code));
    const text = await textByCode.get(it.code);
    return text ? { language: it, ...text } : [];
  });
  return (await Promise.all(wanted)).flat();
}

/**
 * @param references as content has them: `Matthew 15:32-16:4`
 * @returns the passages with their headings and paragraphs in each language, without the verses that a translation lacks
 */
export async function passagesOf(references: string, texts: readonly LanguageText[]) {
  const starts = await breaks;
  return parseReferences(references).map((reference) => {
    const paragraphs: Verse[][] = [];
    for (const verse of versesOf(reference)) {
      const current = starts?.has(verseId(reference.book, verse)) ? undefined : paragraphs.at(-1);
      if (current) current.push(verse);
      else paragraphs.push([verse]);
    }
    return {
      headings: texts.map(({ language }) => inLanguage(language, () => formatReferences([reference]))),
      paragraphs: paragraphs.map((paragraph) =>
        texts.map(({ language, verses }) =>
          paragraph.flatMap((verse) => {
            const text = verses.get(verseId(reference.book, verse));
            const isNewChapter = verse.verse === 1 && verse.chapter !== reference.first.chapter;
            const number = fillTemplate(isNewChapter ? language.words.verse : '{verse}', { ...verse });
            return text ? { number, text } : [];
          }),
        ),
      ),
    };
  });
}

interface LanguageText {
  language: Language;
  /** The name of the translation with its year, and what it is free under, in its own language. */
  credit: string;
  /** By id: `Luke 14:25`. */
  verses: ReadonlyMap<string, string>;
}
