import { decodeHTMLStrict } from 'entities';

const MAX_LENGTH = 100;

/** More is not searched: the patterns of `hideCalls` take long for long words. */
const MAX_SEARCHED = 2000;

/**
 * @param value the value of a property of an event
 * @returns its text on one line, without HTML entities, and without control characters, among them those that
 *   reverse the text that follows
 */
export function htmlToText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return decodeHTMLStrict(value.slice(0, MAX_SEARCHED))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** @returns the text, cut to 100 characters at the end of a word if possible */
export function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_LENGTH) return text;
  const start = characters.slice(0, MAX_LENGTH - 1).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}
