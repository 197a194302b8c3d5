import { decodeHTMLStrict } from 'entities';

const MAX_LENGTH = 100;

/** More is not searched: the patterns below take long for long words. */
const MAX_SEARCHED = 2000;

/**
 * @param value the value of a property of an event
 * @returns its text on one line, without HTML entities, passwords, and characters that reverse the text that follows
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return decodeHTMLStrict(value.slice(0, MAX_SEARCHED))
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(passwords, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @returns the text, cut to 100 characters at the end of a word if possible */
export function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_LENGTH) return text;
  return `${characters
    .slice(0, MAX_LENGTH - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

/** In the query of a URL: `?pwd=…`. */
const inQuery = /(?<![a-z\d])(p|pwd?|pass\w*|pin|tk|token|key|secret|jwt)=[^&#\s]*&?/;

/** Before the host of a URL: `https://user:password@`. */
const beforeHost = /(?<=:\/\/)[^\s/@]+@/;

/** In words: `Passcode: …`, `the password is …`. Without a colon or "is" it has a digit: "the PIN is at the door" stays. */
const inWords = /[,;|]?\s*\b(pass ?code|pass ?word|pwd)(\s*[:=]\s*|\s+is:?\s+|\s+(?=\S*\d))\S+/;
const codeInWords = /[,;|]?\s*\b(pin|(access|host|join|meeting|security) (code|key))(\s+is)?[\s:=#]+\S*\d\S*/;

const passwords = new RegExp(
  [inQuery, beforeHost, inWords, codeInWords].map(({ source }) => source).join('|'),
  'gi',
);
