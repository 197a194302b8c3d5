import { type Direction, letterPattern, sentences, type TextRun } from './text-direction.ts';

/**
 * Finds what the browser would show in the wrong order: sentences in the other direction, words with the numbers, signs and brackets
 * that belong to them, and in text from right to left numbers whose groups would change places, such as those of telephones. A
 * number, a time or a date with slashes keeps its order.
 * @param base the direction of the element
 * @param continues whether the text continues a sentence of an element before it, which punctuation at its end is of
 * @see https://www.unicode.org/reports/tr9/
 */
export function embeddedRuns(text: string, base: Direction, continues = false): TextRun[] {
  const embedded = base === 'rtl' ? 'ltr' : 'rtl';
  const runsInside = base === 'rtl' ? leftToRight : rightToLeft;
  return sentences(text, base).flatMap(({ start, text: sentence, dir }) => {
    const whole = continues ? /[^\s.,:;،…](?:[^]*[^\s.,:;،…])?/g : /\S(?:[^]*\S)?/g;
    const runs = [...sentence.matchAll(dir === base ? runsInside : whole)];
    return runs.map(({ index, 0: run }) => ({ start: start + index, text: run, dir: embedded }));
  });
}

const space = String.raw`[ \u00A0\u202F]`;
const dash = String.raw`[–‑\-]`;
/** Not in the middle of a number, and not the verse after a chapter. */
const numberStart = String.raw`(?<!D[.,:\/–‑\-]?|D:\s)`;
const numberEnd = String.raw`(?![.,:\/–‑\-]?D)`;
/** A number, time, date or range without spaces. */
const number = String.raw`[$€£+]?D(?:[D.,:\/–‑\-]*D)?%?`;

const group = String.raw`(?:\(D+\)|D[D.]*)`;
/** Seven digits or more in groups, or at least three groups with hyphens as in 2026-12-06. 2026-2027 is a range of years. */
const hyphenated = String.raw`${numberStart}(?:(?!D{4}${dash}D{4}${numberEnd})(?=(?:[ \u00A0\u202F.\(\)–‑\-+]{0,2}D){7})\+?${group}(?:(?:${space}|${dash})${group}|\(D+\)|(?<=\))D[D.]*)+|D+(?:${dash}D+){2,})${numberEnd}`;
/** Seven digits or more after an area code with a slash: 030/12345-67. 12/2026 is a month, 2026/2027 a year. */
const slashed = String.raw`${numberStart}(?=(?:[ \u00A0\u202F\/\(\)–‑\-+]{0,3}D){7})\+?(?:D+(?:${space}|${dash}))?(?!(?:D{1,2}|(?:19|20)DD)\/D{4}(?!D))${group}${space}?\/${space}?D{3,}(?:(?:${space}|${dash})D+)*${numberEnd}`;
const groups = `(?:${hyphenated}|${slashed})`;
/** A sign before or after a number would change sides: $50, -5, #5, 20%, 50–60%, 482913#, *9*100#. */
const signed = String.raw`(?<![\p{L}D*#])[*#]+D+(?:[*#]+D+)*[*#]+|(?<![\p{L}D])[+\-−#$€£]D+(?:[.,]D+)*%?|${numberStart}D(?:[D.,:\/–‑\-]*D)?[%‰°#*+$€£]+`;
/** 14:25–35. With a space after the colon, chapter and verses are read from right to left, and so are ranges. */
const verses = String.raw`${numberStart}D+:D+${dash}D+${numberEnd}`;

const leftToRight = runPattern('L', 'R', {
  before: String.raw`(?:${number}\.?${space}(?:${dash}${space})?){0,4}`,
  alone: `${groups}|${verses}|${signed}`,
  // "29 نوفمبر" and "8:30 ص" are not of the word before, but "VA 23832", "John 3:16" and "ext. 5" are.
  after: String.raw`(?:(?<=\.\s)|(?<=L\s)(?=D{3}|D+:(?![D:–‑\-]+\s*(?:[صم](?!R)|صباح|مساء|ظهر))))${number}${numberEnd}|${number}${numberEnd}(?!\s*R)`,
  // A slash at the end of an address, the dot of "a.m.".
  end: String.raw`(?:(?<=:\/\/\S*)\/|(?<=\.L)\.)?`,
});

const days = `D{1,2}(?:${dash}D{1,2})?`;
const rightToLeft = runPattern('R', 'L', {
  before: String.raw`(?:(?:${days}|D{1,2}:DD(?=\s[صم](?!R)))${space})?`,
  // The year of a date.
  alone: String.raw`${numberStart}${days}${space}[R\p{M}]+${space}D{4}${numberEnd}`,
  // "9515 Winterpock Road" and "9 AM" belong together.
  after: String.raw`D+: D+(?:${dash}D+)?${numberEnd}|${groups}|${signed}|(?=D{1,2}\s+(?![AP]M))${number}|${number}${numberEnd}(?!\s*L)`,
  end: '؟?',
});

/**
 * @param own the letters of the runs, L or R; `other` letters end them
 * @param parts what belongs to a word before and after it, what is a run without letters, and what may end a run
 */
function runPattern(
  own: string,
  other: string,
  { before, alone, after, end }: Record<'before' | 'alone' | 'after' | 'end', string>,
) {
  // Brackets and quotation marks are inside as pairs, or outside.
  const pairs = ['\\(\\)', '\\[\\]', '«»', '“”', '""'].map((it) => {
    const [open, close] = it.match(/\\?./g) as [string, string];
    return `${open}[^${it}${other}]*${close}`;
  });
  const pair = `(?:${pairs.join('|')})`;
  // Numbers are joined to it: 2nd, 2-B.
  const word = `(?:${numberStart}${before}[@#]?(?:D+[\\-‑\\/]?)*)?${own}[${own}\\p{M}D]*(?:[+#]+(?!\\p{L}))?`;
  const first = `(?:${pair}\\s+)?(?:${alone}|${word})`;
  const between = String.raw`[^\p{L}\p{M}D\(\)\[\]«»“”"،؛؟]*`;
  return letterPattern(`${first}(?:${between}(?:${first}|${after})|\\s*${pair})*${end}`);
}
