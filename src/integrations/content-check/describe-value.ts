/**
 * What stands at a place, in words for someone who edits content.
 *
 * @param value what YAML made of it
 */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `'${excerpt(value)}'`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the word ${value}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list (${value.length})`;
  return `a group of keys: ${excerpt(Object.keys(value).join(', '))}`;
}

/** What is wrong with a text and looks right: said after it, where there is such a thing. */
export function describeInvisible(text: string): string {
  if (/[^\S \n]|[\u200B-\u200F\u2060\uFEFF]/.test(text))
    return ', with a space of another kind in it: type it anew';
  return text === text.trim() ? '' : ', with a space before or after it';
}

/** A text on one line, cut to a readable length. */
export function excerpt(text: string, length = 70): string {
  const line = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E]/gu, '\uFFFD');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/**
 * @param word a mistyped word
 * @param words those that would be right
 * @returns the one that was probably meant, if any is near enough
 */
export function closestMatch(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const change = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
