import { formatReferences } from '#readings/reading-text.ts';
import type { Readings } from '#readings/schema.ts';
import { idsOf, parseReferences } from '#readings/references.ts';
import { currentLanguage, currentWords } from '#language/current-language.ts';
import { textsFor } from './passage.ts';

/**
 * @param references of a Gospel, as content has them
 * @returns one verse of it with its reference, in the language of the page: one of `verses`, or else the first one; nothing without a
 *   text in that language
 */
export async function quotationFrom(references: string, { verses }: Pick<Readings, 'verses'>) {
  const [text] = await textsFor(currentLanguage(), [currentLanguage()]);
  const ids = idsOf(references).filter((id) => text?.verses.has(id));
  const id = verses.map(({ verse }) => verse).find((verse) => ids.includes(verse)) ?? ids[0];
  const words = id && text?.verses.get(id);
  if (!words) return undefined;
  return {
    text: asQuotation(words, currentWords().quotes),
    reference: formatReferences(parseReferences(id)),
  };
}

/**
 * @param text of a verse, in which speech may begin or end that is longer than the verse
 * @returns the text as it is between quotation marks: speech in single ones, and an ellipsis in the middle of a sentence
 */
function asQuotation(text: string, [open = '', close = '']: readonly string[]) {
  const count = (mark: string) => text.split(mark).length - 1;
  const isWhole = /[.!?؟…][^\p{L}]*$/u.test(text);
  const longer = count(open) - count(close);
  const complete =
    open.repeat(Math.max(-longer, 0)) + text + (isWhole ? '' : '\u00A0…') + close.repeat(Math.max(longer, 0));
  // All of it is one speech.
  if (complete.startsWith(open) && complete.indexOf(close) === complete.length - close.length)
    return complete.slice(open.length, -close.length);
  return complete.replace(/[“”„]/g, (mark) => singleMarks[mark] ?? mark);
}

const singleMarks: Record<string, string> = { '“': '‘', '”': '’', '„': '‚' };
