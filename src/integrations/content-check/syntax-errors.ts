import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  visit,
  type Document,
  type LineCounter,
  type Scalar,
  type YAMLError,
} from 'yaml';
import type { ContentPath } from '#parish/content-path.ts';
import { offsetOf, pathTo } from './positions.ts';
import { findSyntaxHint, nextWritten, quotedSign, type SyntaxHint } from './syntax-hints.ts';
import { excerpt } from './describe-value.ts';

export const keyAndValue = 'a key, a colon, a space and its value (name: Youth), set in like its neighbors';
const abbreviation = "quotation marks around a text that begins with a star or an ampersand ('* optional')";

/** What the parser complains of, in words for someone who has never heard of YAML. */
export function describeSyntaxError(
  error: YAMLError,
  text: string,
  document: Document,
  lines: LineCounter,
): SyntaxIssue {
  const repeated = error.code === 'DUPLICATE_KEY';
  const { line } = lines.linePos(Math.min(error.pos[0], Math.max(text.length - 1, 0)));
  const written = text.split('\n');
  const slip = repeated ? undefined : findSyntaxHint(written, line, error);
  if (slip) {
    const found = slip.found ?? `'${excerpt(written[slip.line - 1] ?? '')}'`;
    return { line: slip.line, path: placeOf(slip, document, lines), found, expected: slip.expected };
  }
  const path = withoutSentence(pathTo(error.pos[0], document, lines));
  // What is never closed runs to the end of the file: its beginning is what helps.
  const opened = error.code === 'MISSING_CHAR' ? offsetOf(path, document) : undefined;
  const shown = opened === undefined ? nextWritten(written, line) : lines.linePos(opened).line;
  const place = written[shown - 1] ?? '';
  const list = /^\s*-\s/.test(place) && path.length === 0 ? listBefore(error.pos[0], document, lines) : path;
  return {
    line: shown,
    path: list,
    found: /^\s*\t/.test(place) ? `a tab before '${excerpt(place)}'` : `'${excerpt(place)}'`,
    expected: expectations[error.code] ?? keyAndValue,
    repeated,
  };
}

/** The key of a line whose place the parser has misunderstood. */
function placeOf({ line, indent, key }: SyntaxHint, document: Document, lines: LineCounter): ContentPath {
  const start = (lines.lineStarts[line - 1] ?? 0) - 1;
  if (indent === undefined || key === undefined) {
    const next = lines.lineStarts[line] ?? start;
    return withoutSentence(pathTo(next - 1, document, lines));
  }
  const parents = pathTo(start, document, lines, indent.length + 1);
  return [
    ...parents.map((step) => (typeof step === 'number' && indent.endsWith('- ') ? step + 1 : step)),
    key,
  ];
}

/** Where a colon is missing, the parser takes all that stands up to the next one for a key. */
function withoutSentence(path: ContentPath): ContentPath {
  return path.map((step) => (typeof step === 'string' ? (/^\S*/.exec(step)?.[0] ?? step) : step));
}

function listBefore(offset: number, document: Document, lines: LineCounter): ContentPath {
  const path = pathTo(offset - 1, document, lines);
  const index = path.findIndex((step) => typeof step === 'number');
  return index < 0 ? path : path.slice(0, index);
}

/** What YAML would understand and leave out of a text, or make something else of, without a complaint. */
export function findMisreadings(text: string, document: Document, lines: LineCounter): SyntaxIssue[] {
  const issues: SyntaxIssue[] = [];
  const add = (offset: number, expected: string) => {
    const { line } = lines.linePos(offset);
    const found = `'${excerpt(text.split('\n')[line - 1] ?? '')}'`;
    issues.push({ line, path: pathTo(offset, document, lines), found, expected });
  };
  visit(document, {
    Pair(_, { key }) {
      if (!isMap(key) && !isSeq(key)) return;
      add(key.range?.[0] ?? 0, quotedSign);
      return visit.BREAK;
    },
    Node(_, node) {
      if (isAlias(node) || node.anchor) add(node.range?.[0] ?? 0, abbreviation);
      else if (isScalar(node) && endsInRemark(node, text)) add(node.range?.[0] ?? 0, hidden);
    },
  });
  return issues;
}

/** Whether a text runs into a `#`, after which nobody would read it. Remarks on placeholders may stand there. */
function endsInRemark({ range, type, comment }: Scalar, text: string): boolean {
  if (!range || type !== 'PLAIN' || !comment || /^\s*placeholder\b/.test(comment)) return false;
  return /^[ \t]+#/.test(text.slice(range[1]));
}

const hidden =
  "quotation marks around a text with a # in it ('Suite # 12'); a remark stands on a line of its own";

const expectations: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'spaces at the beginning of the line, no tab',
  DUPLICATE_KEY:
    'each key only once: delete one of the two lines, or let a new entry begin with a hyphen (- id: …)',
  BLOCK_AS_IMPLICIT_KEY:
    'quotation marks around a text with a colon in it (text: "Note: …"), or the line set in like its neighbors',
  MULTILINE_IMPLICIT_KEY:
    'a colon and a space after the key (name: Youth), or the line set in further, if it continues the text above',
  MISSING_CHAR:
    'a quotation mark or bracket that closes what was opened, and a comma between what stands in brackets',
  BAD_SCALAR_START: quotedSign,
  BAD_ALIAS: abbreviation,
  BAD_INDENT: 'the line set in like its neighbors',
  BAD_DQ_ESCAPE: "single quotation marks around a text with a backslash in it ('\\')",
  MULTIPLE_DOCS: 'no line of three hyphens',
  TAG_RESOLVE_FAILED: "quotation marks around a text that begins with an exclamation mark ('!')",
};

/** What keeps a content file from being read. */
export interface SyntaxIssue {
  line: number;
  path: ContentPath;
  found: string;
  expected: string;
  /** The same key twice, which does not keep the rest from being understood. */
  repeated?: boolean;
}
