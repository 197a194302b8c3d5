import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { mapTexts } from '#content-model/content-path.ts';

/**
 * Files as they were last parsed, by their path. Astro reads its configuration and its collections with two instances of this module,
 * and the development server reads all files after each change.
 */
const parsed = ((globalThis as Record<symbol, unknown>)[Symbol.for('parsed content files')] ??=
  new Map()) as Map<string, YamlFile>;

/** @param source the path of a file, which need not exist */
export function readYaml(root: string, source: string): YamlFile | undefined {
  const path = resolve(root, source);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const text = new TextDecoder().decode(bytes);
  const last = parsed.get(path);
  const file = last?.text === text ? last : parseYaml(bytes);
  parsed.set(path, file);
  return { ...file, data: withFileNames(file.data, root, dirname(path)) };
}

export function parseYaml(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  return { text, document, counter, /** `undefined` when the YAML is damaged. */ data: toData(document) };
}

export type YamlFile = ReturnType<typeof parseYaml>;

function toData(document: Document): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    // A text that begins with an asterisk is an alias.
    return undefined;
  }
}

/** Names the files in content as the file system does: a Mac may decompose the é of a name, which content has composed. */
export const withFileNames = (data: unknown, root: string, folder: string) =>
  mapTexts(data, (path) => {
    const [, parent = '', name = ''] =
      /^((?:\.\.?|\/files)\/(?:.*\/)?)([^/]*\P{ASCII}[^/]*)$/u.exec(path) ?? [];
    const onDisk = parent.startsWith('/') ? join(root, 'public', parent) : join(folder, parent);
    if (!name || !existsSync(onDisk)) return path;
    return parent + (readdirSync(onDisk).find((it) => it.normalize() === name.normalize()) ?? name);
  });
