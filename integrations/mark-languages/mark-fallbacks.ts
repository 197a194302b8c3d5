import { fallbackMarks, removeMarks } from '#language/fallback-marks.ts';
import { insert, type Insertion, type Part, spanAround, visitTexts } from './html-texts.ts';
import { directionOfLanguage, isWrittenIn, tagsFor } from './language-tag.ts';
import { directionOf } from './text-direction.ts';

/**
 * Replaces the marks by elements with the language. A text in another script is not in the main language. One whose end mark is in
 * another element ends with the element of its start mark.
 */
export function markFallbacks(html: string, mainLanguage: string): string {
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
      const [startTag, endTag] = spanAround(text);
      insertions.unshift({ ...startTag, at: start + startTag.at });
      insertions.push({ ...endTag, at: start + endTag.at });
    },
    close(part, at) {
      if (open?.parent === part) close(at);
    },
  });
  return removeMarks(insert(html, insertions));
}
