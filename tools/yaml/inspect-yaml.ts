import { type Document, isMap, isNode, isScalar, type LineCounter } from 'yaml';
import type { ContentPath } from '#content-model/content-path.ts';
import type { YamlFile } from '#tools/shared/read-yaml.ts';
import { findSyntaxIssues } from './syntax-errors.ts';

/** @returns what the content check needs of a file: its mistakes in YAML, and the lines of its keys */
export function inspectYaml({ text, document, counter, data }: YamlFile) {
  const lines = text.split(/\r?\n/);
  const unreadable = lines.findIndex((line) => /[\uFFFD\0]/.test(line)) + 1;
  const issues =
    unreadable > 0 ? [{ line: unreadable, ...notUtf8 }] : findSyntaxIssues(text, document, counter);
  return {
    /** Whether the file has nothing but comments. Forms write no empty lists, and nothing where all keys are left out. */
    isEmpty: lines.every((line) => /^(---)?\s*(#.*)?$/.test(line)),
    /** False for an empty file, and for one that prose has replaced. */
    hasKeys: unreadable > 0 || /^(\{\}| *\w+:)/m.test(text),
    /** The content; `undefined` when the file has syntax issues. */
    data: issues.length > 0 ? undefined : (data ?? {}),
    issues: issues.map((issue) => ({ ...issue, key: keysOfLine(lines.slice(0, issue.line)).join('.') })),
    /** The line of a key, counted from 1; of a missing key, the line of its parent. */
    lineOf: (path: ContentPath) => lineOfPath(path, document, counter),
  };
}

const notUtf8 = {
  found: 'characters that cannot be read',
  expected: 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)',
};

/** @returns the line of a key or list entry, counted from 1; for a missing one, the line of its parent */
function lineOfPath(path: ContentPath, document: Document, counter: LineCounter): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const node = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  return path.length > 0 ? lineOfPath(path.slice(0, -1), document, counter) : 1;
}

/** The keys that lead to a line, by indentation alone, since the parser's tree is unreliable where a file has errors. */
function keysOfLine(lines: readonly string[]): string[] {
  const keys: string[] = [];
  let indent = Infinity;
  for (const [distance, line] of lines.toReversed().entries()) {
    const [, before = '', key, value] = /^(\s*(?:- +)?)(?:([a-z]\w*):(.*))?/i.exec(line) ?? [];
    if (distance > 0 && (value !== '' || before.length >= indent)) continue;
    if (key) keys.unshift(key);
    indent = before.length;
  }
  return keys;
}

export type InspectedYaml = ReturnType<typeof inspectYaml>;
