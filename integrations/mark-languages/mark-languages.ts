import { decodeHTMLStrict } from 'entities';
import { embeddedRuns } from './embedded-runs.ts';
import { removeMarks } from '#language/fallback-marks.ts';
import { insert, type Insertion, spanAround, visitTexts } from './html-texts.ts';
import { markFallbacks } from './mark-fallbacks.ts';
import { guessLanguage, type LanguageTag, tagsFor } from './language-tag.ts';
import { hasRightToLeft, type TextRun } from './text-direction.ts';

/**
 * Marks the language and direction of texts without a translation, of words in letters of the other direction, and of numbers that
 * the browser would show in the wrong order, such as those of telephones. Attributes and `<title>` have plain text: invisible
 * characters would end up in what is searched and copied.
 * @param html a whole document
 * @param mainLanguage the language of texts between `fallbackMarks`, such as 'en'
 */
export function markLanguages(html: string, mainLanguage: string): string {
  const page = removeMarks(html) === html ? html : markFallbacks(html, mainLanguage);
  if (!hasRightToLeft(page) && !/dir=["']?rtl/i.test(page)) return page;
  const insertions: Insertion[] = [];
  visitTexts(page, {
    text(start, end, parent) {
      if (parent.isSkipped) return;
      const source = page.slice(start, end);
      if (parent.dir === 'ltr' && !hasRightToLeft(source)) return;
      const { text, offsets } = decode(source);
      const runs = embeddedRuns(text, parent.dir, parent.continues);
      const marks = marksFor(runs, parent, mainLanguage);
      if (marks.length === 0) return;
      const isWhole = runs.length === 1 && runs[0]?.text === text.trim();
      const [startTag, endTag] = spanAround(text);
      const all = isWhole || parent.isInline ? marks : [startTag, ...marks, endTag];
      insertions.push(...all.map((mark) => ({ ...mark, at: start + (offsets[mark.at] ?? 0) })));
    },
  });
  return insert(page, insertions);
}

/** @returns the tags around runs, and around those inside of them */
function marksFor(runs: TextRun[], parent: LanguageTag, mainLanguage: string): Insertion[] {
  return runs.flatMap(({ start, text: inner, dir }) => {
    const lang = guessLanguage(inner, dir, mainLanguage);
    const [startTag, endTag] = tagsFor(inner, { lang, dir }, parent);
    if (!startTag) return [];
    const inside = { lang: lang || parent.lang, dir };
    const innerMarks = marksFor(embeddedRuns(inner, dir), inside, mainLanguage);
    return [
      { at: start, text: startTag },
      ...innerMarks.map((mark) => ({ ...mark, at: start + mark.at })),
      { at: start + inner.length, text: endTag },
    ];
  });
}

/** @returns a text without HTML entities, and for each of its characters the position in the source */
function decode(source: string) {
  const parts = source.split(/(&#?\w+;)/);
  const offsets: number[] = [];
  let at = 0;
  const decoded = parts.map((part, index) => {
    const isEntity = index % 2 === 1;
    const text = isEntity ? decodeHTMLStrict(part) : part;
    for (let i = 0; i < text.length; i++) offsets.push(isEntity ? at : at + i);
    at += part.length;
    return text;
  });
  return { text: decoded.join(''), offsets: [...offsets, at] };
}
