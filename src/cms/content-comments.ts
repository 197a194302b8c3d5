import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentFile } from '#content/schemas/content-files.ts';
import { contentJsonSchema, type JsonSchemaNode } from './content-json-schema.ts';

/**
 * Puts the help on each key above it, and what the file is for at its top. The keys of a list's entries are explained
 * once, above the list, so that entries come and go without their remarks. The form editor writes files without any
 * comment; this brings them back. Other comments stay where they are.
 *
 * @param text a content file that can be read
 * @returns the same with every comment it lacked
 */
export function addComments(text: string, name: ContentFile): string {
  const form = contentJsonSchema(name);
  const lines = text.split('\n');
  for (const { line, help } of keysIn(text, form).reverse()) {
    const above = commentsAbove(line, lines);
    const missing = help.filter((comment) => !above.includes(comment));
    const indent = /^ */.exec(lines[line] ?? '')?.[0] ?? '';
    lines.splice(line, 0, ...missing.map((comment) => `${indent}# ${comment}`));
  }
  const head = form.description ?? '';
  const opening = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('#')),
  );
  return opening.includes(`# ${head}`) ? lines.join('\n') : [`# ${head}`, '', ...lines].join('\n');
}

/** Every key that the file holds outside of lists, in the order of the lines. */
function keysIn(text: string, form: JsonSchemaNode): KeyLine[] {
  const counter = new LineCounter();
  const visit = (node: unknown, { properties = {} }: JsonSchemaNode): KeyLine[] => {
    if (!isMap(node)) return [];
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar<string>(key) || !key.range) return [];
      const part = properties[key.value];
      if (!part?.description) return [];
      const line = counter.linePos(key.range[0]).line - 1;
      return [{ line, help: [part.description, ...legend(part.items, '- ')] }, ...visit(value, part)];
    });
  };
  return visit(parseDocument(text, { lineCounter: counter }).contents, form);
}

/** What belongs into an entry of a list, in the shape of an entry: one line a key. */
function legend(part: JsonSchemaNode | undefined, indent: string): string[] {
  return Object.entries(part?.properties ?? {}).flatMap(([key, within], index) => {
    const before = index === 0 ? indent : indent.replace('-', ' ');
    return [
      `${before}${key}: ${within.description ?? ''}`,
      ...legend(within, `${before.replace('-', ' ')}  `),
    ];
  });
}

/** The comments directly above a line, without their `#`. */
function commentsAbove(line: number, lines: readonly string[]): string[] {
  const above = lines.slice(0, line);
  const first = above.findLastIndex((text) => !/^\s*#/.test(text)) + 1;
  return above.slice(first).map((text) => text.trim().replace(/^# ?/, ''));
}

interface KeyLine {
  /** Counted from 0. */
  line: number;
  /** One comment a line. */
  help: string[];
}
