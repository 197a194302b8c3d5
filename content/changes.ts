import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, parse } from 'yaml';
import { type ContentPath, formatContentPath, textsIn } from '#content-model/content-path.ts';
import type { EditedFile } from './content-files.ts';
import { findPaths } from './yaml/content-document.ts';

/** What has changed for parishes that took this site. */
export interface Changes {
  keys: (Change & { file: EditedFile; key: string; to?: string })[];
  values: (Change & { file?: EditedFile; key?: string; old: string; new: string })[];
  commands: Record<string, { date: string; successor: string }>;
  visible: { date: string; text: string }[];
}

interface Change {
  date: string;
  reason: string;
}

export const changes = parse(readFileSync(join(import.meta.dirname, 'changes.yaml'), 'utf8')) as Changes;

/** @returns how a key of a content file was removed or renamed */
export const changeOfKey = (file: EditedFile, path: ContentPath) =>
  changes.keys.find((it) => it.file === file && it.key === keyPath(path));

/** @returns a text as it is written now, and why; the same text where it still has its meaning */
export function rewrite(file: EditedFile, path: ContentPath, text: string, { values } = changes) {
  for (const { old, new: next, reason, ...place } of values) {
    const isHere = !place.file || (place.file === file && place.key === keyPath(path));
    if (isHere && RegExp(old, 'u').test(text)) return { text: text.replace(RegExp(old, 'gu'), next), reason };
  }
  return { text, reason: '' };
}

/** @returns a path without the positions in lists, as `changes.yaml` writes it: `methods.*.url` */
const keyPath = (path: ContentPath) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** Brings the content of a file to its present keys and meanings. @returns a line for each change */
export function applyChanges(document: Document, file: EditedFile, all = changes): string[] {
  const data: unknown = document.toJS();
  const lines: string[] = [];
  for (const { key, to, reason } of all.keys.filter((it) => it.file === file))
    for (const path of findPaths(key, data)) {
      const parent = document.getIn(path.slice(0, -1));
      const pair = isMap(parent) && parent.items.find((it) => String(it.key) === path.at(-1));
      if (!pair) continue;
      lines.push(
        `${file}, ${formatContentPath(path, data)} is ${to ? `renamed to ${to}` : 'removed'}: ${reason}`,
      );
      if (to && !parent.has(to) && isScalar(pair.key)) pair.key.value = to;
      else parent.delete(path.at(-1));
    }
  for (const { path, text } of textsIn(document.toJS())) {
    const { text: next, reason } = rewrite(file, path, text, all);
    if (next === text) continue;
    document.setIn(path, next);
    lines.push(`${file}, ${formatContentPath(path, data)}: "${text}" → "${next}": ${reason}`);
  }
  return lines;
}
