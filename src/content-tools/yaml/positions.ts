import { isMap, isNode, isScalar, type Document, type LineCounter } from 'yaml';
import type { ContentPath } from '#content-tools/content-path.ts';

/** @returns the line of a key or list entry, counted from 1; for a missing one, the line of its parent */
export function lineOfPath(path: ContentPath, document: Document, counter: LineCounter): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const node = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  return path.length > 0 ? lineOfPath(path.slice(0, -1), document, counter) : 1;
}

/** The keys that lead to a line, by indentation alone, since the parser's tree is unreliable where a file has errors. */
export function keysOfLine(lines: readonly string[]): string[] {
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
