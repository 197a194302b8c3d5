import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentFile } from '#schemas/content-files.ts';
import { contentJsonSchema, type JsonSchemaNode } from '#content-tools/content-json-schema.ts';

/**
 * Adds the help text of each key as a comment above it, and the description of the file as its first line. The keys of
 * list entries are described once, above the list, so that entries can be added and removed without their comments.
 * Pages CMS drops all comments when it saves a file; this restores them. Other comments are kept.
 *
 * @param text a valid content file
 * @returns the text with the missing comments, without Windows line endings and byte order mark
 */
export function addComments(text: string, name: ContentFile): string {
  const schema = contentJsonSchema(name);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const { line, help } of keysIn(text, schema).reverse()) {
    const existing = commentsAbove(line, lines);
    const others = existing.filter((comment) => !help.includes(comment) && !isEntryHelp(comment));
    const indent = /^ */.exec(lines[line] ?? '')?.[0] ?? '';
    const comments = [...others, ...help].map((comment) => `${indent}# ${comment}`);
    lines.splice(line - existing.length, existing.length, ...comments);
  }
  const description = `# ${schema.description ?? ''}`;
  const header = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('#')),
  );
  return header.includes(description) ? lines.join('\n') : [description, '', ...lines].join('\n');
}

/** @returns every key outside of lists, in the order of the lines */
function keysIn(text: string, schema: JsonSchemaNode): KeyLine[] {
  const counter = new LineCounter();
  const visit = (yaml: unknown, { properties = {} }: JsonSchemaNode): KeyLine[] => {
    if (!isMap(yaml)) return [];
    return yaml.items.flatMap(({ key, value }) => {
      if (!isScalar<string>(key) || !key.range) return [];
      const node = properties[key.value];
      if (!node?.description) return [];
      const line = counter.linePos(key.range[0]).line - 1;
      return [{ line, help: [node.description, ...entryHelp(node.items, '- ')] }, ...visit(value, node)];
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

/** Whether a comment is help on a key of a list entry, also an outdated one: `- id: …`, `  name: …` */
const isEntryHelp = (comment: string) => /^(- | {2,})\w+: /.test(comment);

/** @returns the comments directly above a line, without their `#` */
function commentsAbove(line: number, lines: readonly string[]): string[] {
  const above = lines.slice(0, line);
  const first = above.findLastIndex((text) => !/^\s*#/.test(text)) + 1;
  return above.slice(first).map((text) => text.trim().replace(/^# ?/, ''));
}

interface KeyLine {
  /** Counted from 0. */
  line: number;
  /** One comment per line. */
  help: string[];
}
