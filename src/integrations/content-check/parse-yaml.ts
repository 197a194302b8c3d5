import { isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentPath } from '#parish/content-path.ts';
import { lineOfPath, pathOfLine } from './positions.ts';
import { findSyntaxIssues, type SyntaxIssue } from './syntax-errors.ts';

/**
 * Parses a content file and keeps the positions of its keys.
 *
 * @param bytes the file as it is on the disk
 */
export function parseYaml(bytes: Uint8Array): ParsedYaml {
  const text = new TextDecoder().decode(bytes);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const unreadable = text.search(/[\uFFFD\0]/);
  const lines = text.split(/\r?\n/);
  const issues =
    unreadable < 0
      ? findSyntaxIssues(text, document, counter)
      : [{ line: counter.linePos(unreadable).line, ...notUtf8 }];
  return {
    data: issues.length > 0 ? undefined : document.toJS(),
    issues: issues.map((issue) => ({ ...issue, path: pathOfLine(lines, issue.line) })),
    lineOf: (path) => lineOfPath(path, document, counter),
    sourceOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

const notUtf8 = {
  found: 'characters that cannot be read',
  expected: 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)',
};

export interface ParsedYaml {
  /** The content; `undefined` when the file has syntax issues. */
  data: unknown;
  issues: (SyntaxIssue & { path: ContentPath })[];
  /** The line of a key, counted from 1; of a missing key, the line of its parent. */
  lineOf: (path: ContentPath) => number;
  /** A value as the file spells it: `02345` where YAML reads the number 2345. */
  sourceOf: (path: ContentPath) => string | undefined;
}
