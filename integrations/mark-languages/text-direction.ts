export type Direction = 'ltr' | 'rtl';

/** A part of a text in one direction. */
export interface TextRun {
  start: number;
  text: string;
  dir: Direction;
}

/** A letter from right to left: Hebrew, Arabic, and others of their blocks. */
const rightToLeft = String.raw`[[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]&&\p{L}]`;

/** @param source of a regular expression, in which `R` is a letter from right to left, `L` another letter, and `D` a digit */
export const letterPattern = (source: string) =>
  new RegExp(
    source
      .replaceAll(/(?<![\\{])[LD](?!})/g, (it) => (it === 'D' ? String.raw`\p{Nd}` : String.raw`[\p{L}--R]`))
      .replaceAll(/(?<![\\{])R(?!})/g, rightToLeft),
    'gv',
  );

const has = (source: string) => {
  const pattern = new RegExp(letterPattern(source), 'v');
  return (text: string) => pattern.test(text);
};

export const hasRightToLeft = has('R');
/** What a text from right to left may have that the browser would show in the wrong order. HTML entities have one too. */
export const hasLetterOrDigit = has('[LD]');
const hasLeftToRight = has('L');
const startsRightToLeft = has(String.raw`^\P{L}*R`);
/** An Arabic comma after other letters, or an Arabic "and" before them: the sentence is Arabic. */
const isArabicSyntax = has('[LD][،؛؟]|RL');

/**
 * The direction of a sentence, by its words outside brackets. In Arabic, names and addresses are in Latin letters; other words in
 * small letters are of a sentence in Latin letters.
 * @param base the direction of what is around it: that of a list of names, or of a sentence without letters
 */
export function directionOf(sentence: string, base: Direction): Direction {
  if (isArabicSyntax(sentence)) return 'rtl';
  const outside = sentence.replaceAll(/\([^()]*\)|\[[^[\]]*\]|"[^"]*"|“[^“”]*”|«[^«»]*»/g, ' ');
  const text = /\p{L}/u.test(outside) ? outside : sentence;
  const words = text.split(/\s+/);
  const right = words.filter(hasRightToLeft).length;
  const left = words.filter(hasLeftToRight);
  if (right === 0) return left.length > 0 ? 'ltr' : base;
  if (base === 'ltr' && !startsRightToLeft(text)) return right > 2 * left.length ? 'rtl' : 'ltr';
  const lowercase = left.filter((it) => /^\P{L}*\p{Ll}/u.test(it) && !/[@/]|\.\p{L}/u.test(it));
  return right >= lowercase.length ? 'rtl' : 'ltr';
}

const sentenceEnd = letterPattern(String.raw`(?<=(?:[!?؟…]|R\.|L{4}\.)[\)”"»]?\s)`);

/** @returns the sentences of a text; neighbours of the same direction are one */
export function sentences(text: string, base: Direction): TextRun[] {
  const found: TextRun[] = [];
  let start = 0;
  for (const sentence of text.split(sentenceEnd)) {
    const previous = found.at(-1);
    const dir = /\p{L}/u.test(sentence) ? directionOf(sentence, base) : (previous?.dir ?? base);
    if (previous?.dir === dir) previous.text += sentence;
    else found.push({ start, text: sentence, dir });
    start += sentence.length;
  }
  return found;
}
