import { isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentPath } from '#parish/content-path.ts';
import { offsetOf, pathTo } from './positions.ts';
import { findMisreadings, keyAndValue, describeSyntaxError, type SyntaxIssue } from './syntax-errors.ts';

/**
 * Reads a content file, keeping what a message about a mistake needs.
 *
 * @param bytes the file as it lies on the disk
 * @returns its data, a way to find the line of a key, and what keeps it from being read; the data are `undefined`
 *   when they cannot be read
 */
export function parseYaml(bytes: Uint8Array): ParsedYaml {
  const text = decode(bytes);
  if (text === undefined) return unreadable('letters that cannot be read', asUtf8, strangeLetter(bytes));
  if (/\r(?!\n)/.test(text)) return unreadable('line ends that cannot be read', asUtf8);
  try {
    return readText(text);
  } catch {
    // Thousands of brackets within each other are more than the parser's stack can hold.
    return unreadable('more brackets within each other than can be read', keyAndValue);
  }
}

function readText(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: ContentPath) => lines.linePos(offsetOf(path, document) ?? 0).line;
  const writtenAt = (path: ContentPath) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const issues = [
    ...[...document.errors, ...document.warnings].map((it) => describeSyntaxError(it, text, document, lines)),
    ...findMisreadings(text, document, lines),
  ];
  return issues.length > 0
    ? { data: undefined, lineOf, writtenAt, issues: worthSaying(issues) }
    : { data: document.toJS(), lineOf, writtenAt, issues };
}

const asUtf8 = 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)';

function unreadable(found: string, expected: string, place?: Place): ParsedYaml {
  const issue = { ...(place ?? { line: 0, path: [] }), found, expected };
  return { data: undefined, lineOf: () => 1, writtenAt: () => undefined, issues: [issue] };
}

/** Where the first letter stands that is not UTF-8; nowhere, where hardly any is. */
function strangeLetter(bytes: Uint8Array): Place | undefined {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('\0')) return undefined;
  const [lines, offset] = [new LineCounter(), text.indexOf('\uFFFD')];
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return document.errors.length > 0
    ? undefined
    : { line: lines.linePos(offset).line, path: pathTo(offset, document, lines) };
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
function worthSaying(issues: SyntaxIssue[]): SyntaxIssue[] {
  const repeated = issues.filter((it) => it.repeated);
  const [first] = issues.filter((it) => !it.repeated);
  return first ? [...repeated, first].sort((a, b) => a.line - b.line) : repeated;
}

export interface ParsedYaml {
  data: unknown;
  /** A single value as it is written in the file: a number may be understood as another than was meant. */
  writtenAt: (path: ContentPath) => string | undefined;
  /** The line of a key, or of what it would stand in. */
  lineOf: (path: ContentPath) => number;
  issues: SyntaxIssue[];
}

/** A place in a file. */
interface Place {
  line: number;
  path: ContentPath;
}
