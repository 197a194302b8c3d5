import { formatReferences } from '#church-year/reading-text.ts';
import { parseReferences, type Verse, verseId, versesOf } from '#church-year/references.ts';
import { inLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { fillTemplate } from '#language/templates.ts';

/**
 * Reads a translation of the Gospels: `key: value` lines at the head, then one verse a line, its id and its text with a tab between
 * them.
 */
export function parseText(file: string): BibleText {
  const lines = file.trim().split('\n');
  const [credit = ''] = lines.flatMap((line) => /^credit: (.*)/.exec(line)?.[1] ?? []);
  return { credit, verses: new Map(lines.map((line) => line.split('\t') as [string, string])) };
}

/**
 * @param references as content has them: `Matthew 15:32-16:4`
 * @param breaks the verses that begin a paragraph: the same in all languages, so that paragraphs stand side by side
 * @returns the passages with their paragraphs, without the verses that a translation lacks
 */
export const passagesOf = (
  references: string,
  texts: readonly LanguageText[],
  breaks: ReadonlySet<string>,
): Passage[] =>
  parseReferences(references).map((reference) => {
    const paragraphs: Verse[][] = [];
    for (const verse of versesOf(reference)) {
      const current = breaks.has(verseId(reference.book, verse)) ? undefined : paragraphs.at(-1);
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

interface BibleText {
  /** The name of the translation with its year, and what it is free under, in its own language. */
  credit: string;
  /** By id: `Luke 14:25`. */
  verses: ReadonlyMap<string, string>;
}

export interface LanguageText extends BibleText {
  language: Language;
}

interface Passage {
  /** The reference in each language: `Luke 14:25–35`. */
  headings: string[];
  /** Each in each language. */
  paragraphs: { number: string; text: string }[][][];
}
