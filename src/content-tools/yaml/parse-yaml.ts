import { LineCounter, parseDocument } from 'yaml';
import type { ContentPath } from '#content-tools/content-path.ts';
import { keysOfLine, lineOfPath } from './positions.ts';
import { findSyntaxIssues, type SyntaxIssue } from './syntax-errors.ts';

export function parseYaml(bytes: Uint8Array): ParsedYaml {
  const text = new TextDecoder().decode(bytes);
  const lines = text.split(/\r?\n/);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const unreadable = lines.findIndex((line) => /[\uFFFD\0]/.test(line)) + 1;
  const issues =
    unreadable > 0 ? [{ line: unreadable, ...notUtf8 }] : findSyntaxIssues(text, document, counter);
  return {
    hasKeys: unreadable > 0 || /^(\{\}| *\w+:)/m.test(text),
    data: issues.length > 0 ? undefined : document.toJS(),
    issues: issues.map((issue) => ({ ...issue, key: keysOfLine(lines.slice(0, issue.line)).join('.') })),
    lineOf: (path) => lineOfPath(path, document, counter),
  };
}

const notUtf8 = {
  found: 'characters that cannot be read',
  expected: 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)',
};

export interface ParsedYaml {
  /** False for an empty file, and for one that prose has replaced. */
  hasKeys: boolean;
  /** The content; `undefined` when the file has syntax issues. */
  data: unknown;
  issues: (SyntaxIssue & { key: string })[];
  /** The line of a key, counted from 1; of a missing key, the line of its parent. */
  lineOf: (path: ContentPath) => number;
}
