import { LineCounter, parseDocument } from 'yaml';
import type { ContentPath } from '#parish/content-key.ts';
import { offsetOf } from './content-check-places.ts';
import { abbreviations, keyAndValue, syntaxMistake, type YamlMistake } from './content-check-syntax.ts';

/**
 * Reads a content file, keeping what a message about a mistake needs.
 *
 * @param bytes the file as it lies on the disk
 * @returns its data, a way to find the line of a key, and what keeps it from being read; the data are `undefined`
 *   when they cannot be read
 */
export function readYaml(bytes: Uint8Array): ReadYaml {
  const text = decode(bytes);
  if (text === undefined) return unreadable('letters that cannot be read', asUtf8);
  try {
    return readText(text);
  } catch {
    // Thousands of brackets within each other are more than the parser's stack can hold.
    return unreadable('more brackets within each other than can be read', keyAndValue);
  }
}

function readText(text: string): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: ContentPath) => lines.linePos(offsetOf(path, document) ?? 0).line;
  const mistakes = [
    ...[...document.errors, ...document.warnings].map((it) => syntaxMistake(it, text, document, lines)),
    ...abbreviations(text, document, lines),
  ];
  return mistakes.length > 0
    ? { data: undefined, lineOf, mistakes: worthSaying(mistakes) }
    : { data: document.toJS(), lineOf, mistakes };
}

const asUtf8 = 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)';

function unreadable(found: string, expected: string): ReadYaml {
  return { data: undefined, lineOf: () => 1, mistakes: [{ line: 0, path: [], found, expected }] };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** One slip makes the parser stumble again and again: its first complaint is what helps, and every repeated key. */
function worthSaying(mistakes: YamlMistake[]): YamlMistake[] {
  const repeated = mistakes.filter((it) => it.repeated);
  const [first] = mistakes.filter((it) => !it.repeated);
  return first ? [...repeated, first].sort((a, b) => a.line - b.line) : repeated;
}

export interface ReadYaml {
  data: unknown;
  /** The line of a key, or of what it would stand in. */
  lineOf: (path: ContentPath) => number;
  mistakes: YamlMistake[];
}
