import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { jsonSchemaOf, type EditedFile } from '#tools/shared/edited-files.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';

/**
 * Writes the help text of each key as a comment above it (of keys with the same help, above the first; of list entries, above
 * the list), and the description of the file as its first line. Pages CMS drops all comments when it saves a file.
 * @returns the text without Windows line endings and byte order mark. Other comments are replaced, but for those down to a line
 *   with `# placeholder: `, such as a key that the parish has yet to supply
 */
export function addComments(text: string, name: EditedFile): string {
  const schema = jsonSchemaOf(name);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  // From the last key on: the lines above it keep their numbers.
  for (const { line, help } of keysIn(text, schema).reverse()) replaceComments(lines, line, help);
  // The description is above an empty line.
  if (lines.find((line) => !line.startsWith('#')) !== '') lines.unshift('');
  replaceComments(lines, lines.indexOf(''), [schema.description ?? '']);
  return lines.join('\n');
}

/** Replaces the comments above a line. */
function replaceComments(lines: string[], line: number, help: readonly string[]): void {
  const isKept = (text: string) => !/^\s*#/.test(text) || text.includes('# placeholder: ');
  const from = lines.findLastIndex((text, index) => index < line && isKept(text)) + 1;
  const indent = /^ */.exec(lines[line] ?? '')?.[0] ?? '';
  lines.splice(from, line - from, ...help.map((comment) => `${indent}# ${comment}`));
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
      return [{ line, help: [...help, ...entryHelp(node.items, '- ')] }, ...visit(value, node)];
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

interface KeyLine {
  line: number;
  help: string[];
}
