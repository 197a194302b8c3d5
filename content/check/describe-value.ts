import leven from 'leven';
import { removeInvisible } from '#content-model/fields/text.ts';

/** Describes a value of a content file to someone who does not know YAML. */
export function describeValue(value: unknown) {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string')
    return removeInvisible(value).trim() === '' ? 'an empty text' : `'${excerpt(value)}'`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the word ${value}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list (${value.length})`;
  return `a group of keys: ${excerpt(Object.keys(value).join(', '))}`;
}

export function excerpt(text: string) {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
}

/** @returns the candidate that was probably meant; `undefined` when none is similar */
export function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}
