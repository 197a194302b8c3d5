import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { formOf, type FormPart } from './content-form.ts';
import type { ContentFile } from '#content/schemas/files.ts';

/**
 * Puts the help on each key above the place where the key first stands, and what the file is for at its top. The
 * form editor writes files without any comment; this brings them back. Other comments stay where they are.
 *
 * @param text a content file that can be read
 * @returns the same with every comment it lacked
 */
export function withComments(text: string, name: ContentFile): string {
  const form = formOf(name);
  const lines = text.split('\n');
  const missing = firstKeys(text, form).filter(
    ({ line, help }) => !commentsAbove(line, lines).includes(help),
  );
  for (const { line, help } of missing.reverse()) {
    const indent = /^ */.exec(lines[line] ?? '')?.[0] ?? '';
    lines.splice(line, 0, `${indent}# ${help}`);
  }
  const head = form.description ?? '';
  const opening = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('#')),
  );
  return opening.includes(`# ${head}`) ? lines.join('\n') : [`# ${head}`, '', ...lines].join('\n');
}

/** Every key that the file holds, where it stands for the first time; entries of a list share their keys. */
function firstKeys(text: string, form: FormPart): KeyLine[] {
  const counter = new LineCounter();
  const found = new Map<string, KeyLine>();
  const visit = (node: unknown, part: FormPart | undefined, path: string) => {
    if (isSeq(node)) for (const item of node.items) visit(item, part?.items, `${path}[]`);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar<string>(key) || !key.range) continue;
      const [at, child] = [`${path}.${key.value}`, part?.properties?.[key.value]];
      const line = counter.linePos(key.range[0]).line - 1;
      if (child?.description && !found.has(at)) found.set(at, { line, help: child.description });
      visit(value, child, at);
    }
  };
  visit(parseDocument(text, { lineCounter: counter }).contents, form, '');
  return [...found.values()].sort((a, b) => a.line - b.line);
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
  help: string;
}
