import { isAlias, isMap, isScalar, isSeq, type Document, type LineCounter } from 'yaml';
import type { ContentPath } from '#parish/content-path.ts';

/**
 * Where a place begins, in letters from the start of the file; of a place that is not there, the place it would
 * stand in.
 */
export function offsetOf(path: ContentPath, document: Document): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) break;
      offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = rangeOf(node)?.[0] ?? offset;
    } else break;
  }
  return offset;
}

/**
 * The innermost key that stands at or around an offset, and left of a column where one is given. What looks like a
 * key within a line of text is none.
 */
export function pathTo(
  offset: number,
  document: Document,
  lines: LineCounter,
  column = Infinity,
): ContentPath {
  const path: (string | number)[] = [];
  const nodeStart = (node: unknown) => rangeOf(node)?.[0] ?? Infinity;
  let node: unknown = document.contents;
  for (;;) {
    if (isMap(node)) {
      const pair = node.items.findLast(({ key }) => nodeStart(key) <= offset);
      if (!pair || !isScalar(pair.key) || lines.linePos(nodeStart(pair.key)).col >= column) return path;
      path.push(String(pair.key.value));
      node = beginsInLineOf(pair.key, pair.value, lines) ? undefined : pair.value;
    } else if (isSeq(node)) {
      const index = node.items.findLastIndex((item) => nodeStart(item) <= offset);
      if (index < 0 || lines.linePos(nodeStart(node.items[index])).col > column) return path;
      path.push(index);
      node = node.items[index];
    } else return path;
  }
}

function beginsInLineOf(key: unknown, value: unknown, lines: LineCounter): boolean {
  const [from, to] = [rangeOf(key)?.[0], rangeOf(value)?.[0]];
  return from !== undefined && to !== undefined && lines.linePos(from).line === lines.linePos(to).line;
}

function rangeOf(node: unknown): readonly number[] | undefined {
  return isMap(node) || isSeq(node) || isScalar(node) || isAlias(node)
    ? (node.range ?? undefined)
    : undefined;
}
