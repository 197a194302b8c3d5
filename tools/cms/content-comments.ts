import { isMap, isScalar, LineCounter, parse, parseDocument } from 'yaml';
import { collectionOf } from '#content-files.ts';
import { jsonSchemaOf, type EditedFile } from '#tools/shared/edited-files.ts';
import { textsIn, valueAt } from '#content-model/content-path.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';

/**
 * Adds the help text of each key as a comment above it (of keys with the same help, above the first; of list entries, above
 * the list), and the description of the file as its first line. Pages CMS drops all comments when it saves a file.
 * @param former help texts that were generated before, as `helpIn` reads them: they are replaced
 * @returns the text without Windows line endings and byte order mark; comments that are not help are kept
 */
export function addComments(text: string, name: EditedFile, former = new Set<string>()): string {
  const schema = jsonSchemaOf(name);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  // From the last key on: the lines above it keep their numbers.
  for (const key of keysIn(text, schema).reverse()) replaceComments(lines, key, former);
  // The description is above an empty line.
  if (lines.find((line) => !line.startsWith('#')) !== '') lines.unshift('');
  const description = { key: collectionOf(name), line: lines.indexOf(''), help: [schema.description ?? ''] };
  replaceComments(lines, description, former);
  return lines.join('\n');
}

/** Replaces the help texts above a key. Other comments stay. */
function replaceComments(lines: string[], { key, line, help }: KeyLine, former: ReadonlySet<string>): void {
  const existing = commentsAbove(line, lines);
  const others = existing.filter((comment) => !isHelp(comment, help) && !former.has(`${key}: ${comment}`));
  const indent = /^ */.exec(lines[line] ?? '')?.[0] ?? '';
  const comments = [...others, ...help].map((comment) => `${indent}# ${comment}`);
  lines.splice(line - existing.length, existing.length, ...comments);
}

/** @returns the help texts of a `.pages.yml`, which is generated together with the comments: `phone: The telephone number.` */
export function helpIn(pagesYml: string): Set<string> {
  const data: unknown = parse(pagesYml);
  const texts = textsIn(data).filter(({ path }) => path.at(-1) === 'description');
  return new Set(texts.map(({ path, text }) => `${String(valueAt(path.with(-1, 'name'), data))}: ${text}`));
}

function keysIn(text: string, schema: JsonSchemaNode): KeyLine[] {
  const counter = new LineCounter();
  const visit = (yaml: unknown, { properties = {} }: JsonSchemaNode): KeyLine[] => {
    if (!isMap(yaml)) return [];
    const described = new Set<string>();
    return yaml.items.flatMap(({ key, value }) => {
      if (!isScalar<string>(key) || !key.range) return [];
      const node = properties[key.value];
      if (!node?.description) return [];
      const line = counter.linePos(key.range[0]).line - 1;
      const help = described.has(node.description) ? [] : [node.description];
      described.add(node.description);
      return [
        { key: key.value, line, help: [...help, ...entryHelp(node.items, '- ')] },
        ...visit(value, node),
      ];
    });
  };
  return visit(parseDocument(text, { lineCounter: counter }).contents, schema);
}

/** @returns the help text of a list entry, in the shape of an entry: one line per key */
function entryHelp(entry: JsonSchemaNode | undefined, indent: string): string[] {
  return Object.entries(entry?.properties ?? {}).flatMap(([key, node], index) => {
    const before = index === 0 ? indent : indent.replace('-', ' ');
    return [
      `${before}${key}: ${node.description ?? ''}`,
      ...entryHelp(node, `${before.replace('-', ' ')}  `),
    ];
  });
}

/** Whether a comment is help, also an outdated one, on a key (it may have become longer) or on one of a list entry: `- id: …` */
function isHelp(comment: string, help: readonly string[]): boolean {
  const beginning = comment.replace(/[.)]+$/, '');
  if (/^(- | {2,})\w+: /.test(comment)) return true;
  return beginning !== '' && help.some((text) => text.startsWith(beginning));
}

function commentsAbove(line: number, lines: readonly string[]): string[] {
  const above = lines.slice(0, line);
  const first = above.findLastIndex((text) => !/^\s*#/.test(text)) + 1;
  return above.slice(first).map((text) => text.trim().replace(/^# ?/, ''));
}

interface KeyLine {
  key: string;
  line: number;
  help: string[];
}
