import { isMap, isNode, isScalar, type Document, type LineCounter } from 'yaml';
import type { ContentPath } from '#parish/content-path.ts';

/** @returns the line of a key or list entry, counted from 1; for a missing one, the line of its parent */
export function lineOfPath(path: ContentPath, document: Document, counter: LineCounter): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const node = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  return path.length > 0 ? lineOfPath(path.slice(0, -1), document, counter) : 1;
}

/**
 * The path to the key in a line, by indentation alone: the YAML parser gives no reliable path in a file with errors.
 *
 * @param lines the lines of the file
 * @param number the line, counted from 1
 */
export function pathOfLine(lines: readonly string[], number: number): ContentPath {
  const { indent, isEntry, key } = parseLine(lines[number - 1]);
  const above = lines.slice(0, number - 1).map(parseLine);
  const parent = above.findLastIndex((it) =>
    isEntry ? it.isParent && it.indent <= indent : (it.isParent || it.isEntry) && it.indent < indent,
  );
  const own = key ? [key] : [];
  if (parent < 0) return own;
  const path = pathOfLine(lines, parent + 1);
  if (isEntry) {
    const entries = above.slice(parent + 1).filter((it) => it.isEntry && it.indent >= indent);
    return [...path, entries.length, ...own];
  }
  // The key beside the hyphen is the first of the entry's keys, not their parent.
  return [...(above[parent]?.isEntry && above[parent].key ? path.slice(0, -1) : path), ...own];
}

function parseLine(line = '') {
  const [, spaces = '', hyphen, word, colon, value] = /^(\s*)(- *)?(?:([a-z]\w*)(:)?(.*))?/i.exec(line) ?? [];
  const key = colon || !hyphen ? word : undefined;
  return { indent: spaces.length, isEntry: Boolean(hyphen), key, isParent: Boolean(colon) && value === '' };
}
