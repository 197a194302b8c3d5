import { decodeHTMLStrict } from 'entities';
import { embeddedRuns } from './embedded-runs.ts';
import { fallbackMarks, removeMarks } from '#language/fallback-marks.ts';
import { insert, type Insertion, type Part, spanAround, visitTexts } from './html-texts.ts';
import {
  directionOfLanguage,
  guessLanguage,
  isWrittenIn,
  type LanguageTag,
  tagsFor,
} from './language-tag.ts';
import { directionOf, hasLetterOrDigit, hasRightToLeft, type TextRun } from './text-direction.ts';

/**
 * Marks the language and direction of texts without a translation, and of what {@link embeddedRuns} finds. Attributes and `<title>`
 * have plain text: invisible characters would end up in what is searched and copied.
 * @param mainLanguage that of texts between `fallbackMarks`
 */
export function markLanguages(html: string, mainLanguage: string) {
  const page = removeMarks(html) === html ? html : markFallbacks(html, mainLanguage);
  if (!hasRightToLeft(page) && !/dir=["']?rtl/i.test(page)) return page;
  const insertions: Insertion[] = [];
  visitTexts(page, {
    text(start, end, parent) {
      if (parent.isSkipped) return;
      const marks = marksIn(page.slice(start, end), parent, mainLanguage);
      insertions.push(...marks.map((mark) => ({ ...mark, at: start + mark.at })));
    },
  });
  return insert(page, insertions);
}

/** By element and text: header and footer are on each page. */
const knownMarks = new Map<string, Insertion[]>();

/** @returns the tags in a text of HTML; they are found once for all pages */
function marksIn(source: string, parent: Part, mainLanguage: string) {
  const { lang, dir, isInline, continues } = parent;
  if (!(dir === 'ltr' ? hasRightToLeft : hasLetterOrDigit)(source)) return [];
  const key = [mainLanguage, lang, dir, isInline, continues, source].join(' ');
  const marks = knownMarks.get(key) ?? findMarks(source, parent, mainLanguage);
  knownMarks.set(key, marks);
  return marks;
}

function findMarks(source: string, parent: Part, mainLanguage: string): Insertion[] {
  const { text, offsets } = decode(source);
  const runs = embeddedRuns(text, parent.dir, parent.continues);
  const marks = marksFor(runs, parent, mainLanguage);
  if (marks.length === 0) return [];
  const isWhole = runs.length === 1 && runs[0]?.text === text.trim();
  const [startTag, endTag] = spanAround(text);
  const all = isWhole || parent.isInline ? marks : [startTag, ...marks, endTag];
  return all.map((mark) => ({ ...mark, at: offsets[mark.at] ?? 0 }));
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
  let text = '';
  const offsets: number[] = [];
  for (const { index, 0: part } of source.matchAll(/&#?\w+;|[^]/g)) {
    text += decodeHTMLStrict(part);
    while (offsets.length < text.length) offsets.push(index);
  }
  return { text, offsets: [...offsets, source.length] };
}

/**
 * Replaces the marks by elements with the language. A text in another script is not in the main language. One whose end mark is in
 * another element ends with the element of its start mark.
 */
function markFallbacks(html: string, mainLanguage: string) {
  const tag = { lang: mainLanguage, dir: directionOfLanguage(mainLanguage) };
  const insertions: Insertion[] = [];
  let open: { at: number; parent: Part; text: string; depth: number } | undefined;

  /** @returns whether it has an element */
  function close(at: number) {
    if (!open) return false;
    const { text, parent, at: from } = open;
    open = undefined;
    if (!isWrittenIn(mainLanguage, text) || directionOf(text, tag.dir) !== tag.dir) return false;
    const [startTag, endTag] = tagsFor(text, tag, parent);
    insertions.push({ at: from, text: startTag }, { at, text: endTag });
    return startTag !== '';
  }

  visitTexts(html, {
    text(start, end, parent) {
      const text = html.slice(start, end);
      if (parent.isSkipped) return;
      const isWhole = !open;
      let outside = '';
      let count = 0;
      for (const { index, 0: piece } of text.matchAll(/[\uE000\uE001]|[^\uE000\uE001]+/g)) {
        if (piece === fallbackMarks.start) {
          if (open) open.depth++;
          else open = { at: start + index, parent, text: '', depth: 0 };
        } else if (piece !== fallbackMarks.end) {
          if (open) open.text += piece;
          else outside += piece;
        } else if (open && open.depth > 0) open.depth--;
        else if (open?.parent === parent && close(start + index)) count++;
      }
      if (!isWhole || open || count === 0 || parent.isInline || (count === 1 && !outside.trim())) return;
      const [startTag, endTag] = spanAround(text, start);
      insertions.unshift(startTag);
      insertions.push(endTag);
    },
    close(part, at) {
      if (open?.parent === part) close(at);
    },
  });
  return removeMarks(insert(html, insertions));
}
