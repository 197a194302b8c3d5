import { isAlias, visit, type Document, type LineCounter, type YAMLError } from 'yaml';
import type { ContentPath } from '#parish/content-key.ts';
import { offsetOf, pathTo } from './content-check-places.ts';
import { excerpt } from './content-check-words.ts';

export const keyAndValue = 'a key, a colon, a space and its value (name: Youth), set in like its neighbors';
const abbreviation = "quotation marks around a text that begins with a star or an ampersand ('* optional')";

/** What the parser complains of, in words for someone who has never heard of YAML. */
export function syntaxMistake(
  error: YAMLError,
  text: string,
  document: Document,
  lines: LineCounter,
): YamlMistake {
  const repeated = error.code === 'DUPLICATE_KEY';
  const { line } = lines.linePos(Math.min(error.pos[0], Math.max(text.length - 1, 0)));
  const glued = repeated ? undefined : gluedBefore(line, text, document, lines);
  if (glued) return glued;
  const path = pathTo(error.pos[0], document, lines);
  // What is never closed runs to the end of the file: its beginning is what helps.
  const opened = error.code === 'MISSING_CHAR' ? offsetOf(path, document) : undefined;
  const shown = opened === undefined ? nextWritten(line, text) : lines.linePos(opened).line;
  const written = lineAt(shown, text);
  return {
    line: shown,
    path,
    found: /^\s*\t/.test(written) ? `a tab before '${excerpt(written)}'` : `'${excerpt(written)}'`,
    expected: expectations[error.code] ?? keyAndValue,
    repeated,
  };
}

const lineAt = (line: number, text: string) => text.split('\n')[line - 1] ?? '';

/** A value glued to its key (`name:Youth`) makes the parser stumble only some lines later. */
function gluedBefore(
  line: number,
  text: string,
  document: Document,
  lines: LineCounter,
): YamlMistake | undefined {
  for (let before = line; before > 0 && before > line - 6; before--) {
    const written = lineAt(before, text);
    const [, indent, key] = /^(\s*(?:- )?)([a-z]\w*):[^\s/]/i.exec(written) ?? [];
    if (indent === undefined || key === undefined) continue;
    const parents = pathTo(lines.lineStarts[before - 1] ?? 0, document, lines, indent.length + 1);
    return {
      line: before,
      path: [
        ...parents.map((step) => (typeof step === 'number' && indent.endsWith('- ') ? step + 1 : step)),
        key,
      ],
      found: `'${excerpt(written)}'`,
      expected: 'a space after the colon (name: Youth)',
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
export function abbreviations(text: string, document: Document, lines: LineCounter): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !node.anchor) return;
      const offset = node.range?.[0] ?? 0;
      const { line } = lines.linePos(offset);
      mistakes.push({
        line,
        path: pathTo(offset, document, lines),
        found: `'${excerpt(lineAt(line, text))}'`,
        expected: abbreviation,
      });
    },
  });
  return mistakes;
}

const expectations: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'spaces at the beginning of the line, no tab',
  DUPLICATE_KEY: 'each key only once: delete one of the two lines',
  BLOCK_AS_IMPLICIT_KEY:
    'quotation marks around a text with a colon in it (text: "Note: …"), or one space less or more before the line',
  MULTILINE_IMPLICIT_KEY:
    'a colon and a space after the key (name: Youth), or the line set in further, if it continues the text above',
  MISSING_CHAR:
    'a quotation mark or bracket that closes what was opened, and a comma between what stands in brackets',
  BAD_SCALAR_START: "quotation marks around a text that begins with a sign ('@home')",
  BAD_ALIAS: abbreviation,
  BAD_INDENT: 'the line set in like its neighbors',
  BAD_DQ_ESCAPE: "single quotation marks around a text with a backslash in it ('\\')",
  MULTIPLE_DOCS: 'no line of three hyphens',
  TAG_RESOLVE_FAILED: "quotation marks around a text that begins with an exclamation mark ('!')",
};

/** What keeps a content file from being read. */
export interface YamlMistake {
  line: number;
  path: ContentPath;
  found: string;
  expected: string;
  /** The same key twice, which does not keep the rest from being understood. */
  repeated?: boolean;
}
