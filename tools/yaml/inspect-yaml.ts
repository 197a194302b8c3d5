import { type Document, isMap, isNode, isScalar, type LineCounter } from 'yaml';
import type { ContentPath } from '#content-model/content-path.ts';
import type { YamlFile } from '#tools/shared/read-yaml.ts';
import { findSyntaxIssues } from './syntax-errors.ts';

/** @returns what the content check needs of a file: its mistakes in YAML, and the lines of its keys */
export function inspectYaml({ text, document, counter, data }: YamlFile) {
  const unreadable = text.split('\n').findIndex((line) => /[\uFFFD\0]/.test(line)) + 1;
  return {
    /** False for an empty file, and for one that prose has replaced. */
    hasKeys: unreadable > 0 || /^(\{\}| *\w+:)/m.test(text),
    data: data ?? {},
    issues: unreadable > 0 ? [{ line: unreadable, ...notUtf8 }] : findSyntaxIssues(text, document, counter),
    /** The line of a key, counted from 1; of a missing key, the line of its parent. */
    lineOf: (path: ContentPath) => lineOfPath(path, document, counter),
  };
}

const notUtf8 = {
  found: 'characters that cannot be read',
  expected: 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)',
};

function lineOfPath(path: ContentPath, document: Document, counter: LineCounter): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const node = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  return path.length > 0 ? lineOfPath(path.slice(0, -1), document, counter) : 1;
}

export type InspectedYaml = ReturnType<typeof inspectYaml>;
