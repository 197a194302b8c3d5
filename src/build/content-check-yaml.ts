import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import type { ContentPath } from '#parish/content-key.ts';
import { excerpt } from './content-check-words.ts';

/**
 * Reads a content file, keeping what a message about a mistake needs.
 *
 * @param bytes the file as it lies on the disk
 * @returns its data, a way to find the line of a key, and what keeps it from being read; the data are `undefined`
 *   when they cannot be read
 */
export function readYaml(bytes: Uint8Array): ReadYaml {
  const text = decode(bytes);
  if (text === undefined) return unreadable('letters that cannot be read', asUtf8);
  try {
    return readText(text);
  } catch {
    // Thousands of brackets within each other are more than the parser's stack can hold.
    return unreadable('more brackets within each other than can be read', keyAndValue);
  }
}

function readText(text: string): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: ContentPath) => lines.linePos(offsetOf(path, document) ?? 0).line;
  const mistakes = [
    ...[...document.errors, ...document.warnings].map((it) => syntaxMistake(it, text, document, lines)),
    ...abbreviations(text, document, lines),
  ];
  return mistakes.length > 0
    ? { data: undefined, lineOf, mistakes: worthSaying(mistakes) }
    : { data: document.toJS(), lineOf, mistakes };
}

const keyAndValue = 'a key, a colon, a blank and its value (name: Youth), set in like its neighbours';
const abbreviation = "quotation marks around a text that begins with a star or an ampersand ('* optional')";
const asUtf8 = 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)';

function unreadable(found: string, expected: string): ReadYaml {
  return { data: undefined, lineOf: () => 1, mistakes: [{ line: 0, path: [], found, expected }] };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** One slip makes the parser stumble again and again: its first complaint is what helps, and every repeated key. */
function worthSaying(mistakes: YamlMistake[]): YamlMistake[] {
  const repeated = mistakes.filter((it) => it.repeated);
  const [first] = mistakes.filter((it) => !it.repeated);
  return first ? [...repeated, first].sort((a, b) => a.line - b.line) : repeated;
}

function syntaxMistake(error: YAMLError, text: string, document: Document, lines: LineCounter): YamlMistake {
  const repeated = error.code === 'DUPLICATE_KEY';
  const { line } = lines.linePos(Math.min(error.pos[0], Math.max(text.length - 1, 0)));
  const glued = repeated ? undefined : gluedBefore(line, text, document, lines);
  if (glued) return glued;
  const shown = nextWritten(line, text);
  const written = lineAt(shown, text);
  return {
    line: shown,
    path: pathTo(error.pos[0], document, lines),
    found: /^\s*\t/.test(written) ? `a tab before '${excerpt(written)}'` : `'${excerpt(written)}'`,
    expected: expectations[error.code] ?? keyAndValue,
    repeated,
  };
}

const lineAt = (line: number, text: string) => text.split('\n')[line - 1] ?? '';

/** A value glued to its key (`name:Youth`) makes the parser stumble only some lines later. */
function gluedBefore(line: number, text: string, document: Document, lines: LineCounter): YamlMistake | undefined {
  for (let before = line; before > 0 && before > line - 6; before--) {
    const written = lineAt(before, text);
    const [, indent, key] = /^(\s*(?:- )?)([a-z]\w*):[^\s/]/i.exec(written) ?? [];
    if (indent === undefined || key === undefined) continue;
    const parents = pathTo(lines.lineStarts[before - 1] ?? 0, document, lines, indent.length + 1);
    return {
      line: before,
      path: [...parents.map((step) => (typeof step === 'number' && indent.endsWith('- ') ? step + 1 : step)), key],
      found: `'${excerpt(written)}'`,
      expected: 'a blank after the colon (name: Youth)',
    };
  }
  return undefined;
}

/** Parsers stop at remarks and empty lines; the line that is meant comes after them. */
function nextWritten(line: number, text: string): number {
  const all = text.split('\n');
  const index = all.findIndex((it, at) => at >= line - 1 && !/^\s*(#|$)/.test(it));
  return index < 0 ? line : index + 1;
}

/** YAML's abbreviations would swallow a word of a text that happens to begin with their sign. */
function abbreviations(text: string, document: Document, lines: LineCounter): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor) return;
      const offset = node.range?.[0] ?? 0;
      const { line } = lines.linePos(offset);
      mistakes.push({ line, path: pathTo(offset, document, lines), found: `'${excerpt(lineAt(line, text))}'`, expected: abbreviation });
    },
  });
  return mistakes;
}

const expectations: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'blanks at the beginning of the line, no tab',
  DUPLICATE_KEY: 'each key only once: delete one of the two lines',
  BLOCK_AS_IMPLICIT_KEY: 'quotation marks around a text with a colon in it (text: "Note: …"), or one blank less or more before the line',
  MULTILINE_IMPLICIT_KEY: 'a colon and a blank after the key (name: Youth), or the line set in further, if it continues the text above',
  MISSING_CHAR: 'a quotation mark or bracket that closes what was opened, and a comma between what stands in brackets',
  BAD_SCALAR_START: "quotation marks around a text that begins with a sign ('@home')",
  BAD_ALIAS: abbreviation,
  BAD_INDENT: 'the line set in like its neighbours',
  BAD_DQ_ESCAPE: "single quotation marks around a text with a backslash in it ('\\')",
  MULTIPLE_DOCS: 'no line of three hyphens',
  TAG_RESOLVE_FAILED: "quotation marks around a text that begins with an exclamation mark ('!')",
};

/** Where a place begins; of a place that is not there, the place it would stand in. */
function offsetOf(path: ContentPath, document: Document): number | undefined {
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
function pathTo(offset: number, document: Document, lines: LineCounter, column = Infinity): ContentPath {
  const path: (string | number)[] = [];
  const starts = (node: unknown) => rangeOf(node)?.[0] ?? Infinity;
  let node: unknown = document.contents;
  for (;;) {
    if (isMap(node)) {
      const pair = node.items.findLast(({ key }) => starts(key) <= offset);
      if (!pair || !isScalar(pair.key) || lines.linePos(starts(pair.key)).col >= column) return path;
      path.push(String(pair.key.value));
      node = beginsInLineOf(pair.key, pair.value, lines) ? undefined : pair.value;
    } else if (isSeq(node)) {
      const index = node.items.findLastIndex((item) => starts(item) <= offset);
      if (index < 0 || lines.linePos(starts(node.items[index])).col > column) return path;
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
  return isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? (node.range ?? undefined) : undefined;
}

export interface ReadYaml {
  data: unknown;
  /** The line of a key, or of what it would stand in. */
  lineOf: (path: ContentPath) => number;
  mistakes: YamlMistake[];
}

interface YamlMistake {
  line: number;
  path: ContentPath;
  found: string;
  expected: string;
  /** The same key twice, which does not keep the rest from being understood. */
  repeated?: boolean;
}
