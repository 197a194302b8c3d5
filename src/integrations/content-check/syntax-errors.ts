import { visit, type Document, type LineCounter, type Scalar, type YAMLError } from 'yaml';
import { excerpt } from './describe-value.ts';

/**
 * Explains why YAML cannot read a file, or would read it differently than it looks, to someone who does not know YAML.
 *
 * @returns the first error, since further ones mostly follow from it, and every duplicate key
 */
export function findSyntaxIssues(text: string, document: Document, counter: LineCounter): SyntaxIssue[] {
  const lines = text.split(/\r?\n/);
  const errors = [...document.errors, ...document.warnings];
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const causes = errors
    .filter((error) => error === first || error.code === 'DUPLICATE_KEY')
    .map((error) => findCause(error, lines, counter.linePos(error.pos[0]).line));
  return (causes.length > 0 ? causes : findMisreadings(text, document, counter)).map(
    ({ line, expected }) => ({
      line,
      found: `'${excerpt(lines[line - 1] ?? '')}'`,
      expected,
    }),
  );
}

function findCause({ code, message }: YAMLError, lines: readonly string[], line: number): Cause {
  if (code === 'DUPLICATE_KEY') return { line, expected: expectations.uniqueKey };
  const conflict = lines.findIndex((it) => /^(<{7}|={7}|>{7})( |$)/.test(it)) + 1;
  if (conflict > 0) return { line: conflict, expected: expectations.oneVersion };
  if (message.startsWith('Missing closing')) {
    const unclosed = lines.findLastIndex((it, index) => index < line && unclosedQuote.test(it)) + 1;
    return { line: unclosed || line, expected: expectations.closingQuote };
  }
  // The parser reports the line after an open bracket, and the line before one that is indented too far.
  const previous = code === 'BAD_INDENT' && /: +[[{]/.test(lines[line - 2] ?? '') ? line - 1 : line;
  const [, expected] = patterns.find(([pattern]) => pattern.test(lines[previous - 1] ?? '')) ?? [];
  if (expected) return { line: previous, expected };
  const next = lines.findIndex((it, index) => index >= line && /^\s*[^\s#]/.test(it)) + 1;
  const tooFar = code === 'BLOCK_AS_IMPLICIT_KEY' && indentOf(lines[next - 1]) > indentOf(lines[line - 1]);
  return { line: tooFar ? next : line, expected: expectations.indent };
}

/** Finds what YAML leaves out of a text or replaces without reporting an error. */
function findMisreadings(text: string, document: Document, counter: LineCounter): Cause[] {
  const causes: Cause[] = [];
  const add = (range: Scalar['range'], expected: string) =>
    causes.push({ line: counter.linePos(range?.[0] ?? 0).line, expected });
  visit(document, {
    Alias: (_, { range }) => void add(range, expectations.quotes),
    Value: (_, { anchor, range }) => void (anchor && add(range, expectations.quotes)),
    Scalar(_, { anchor, type, comment, range }) {
      if (anchor) add(range, expectations.quotes);
      const isCut = type === 'PLAIN' && comment && /^[ \t]*#/.test(text.slice(range?.[1]));
      if (isCut && !/^\s*placeholder\b/.test(comment)) add(range, expectations.numberSign);
    },
  });
  return causes;
}

const indentOf = (line = '') => line.search(/[^\s-]/);

const expectations = {
  uniqueKey: 'each key only once: delete one of the two lines, or start a new entry with a hyphen (- id: …)',
  oneVersion: 'one of the two versions: delete the other, and the three lines of <<<, === and >>>',
  closingQuote: 'a quotation mark at the end of the text, the same as at its beginning',
  indent: 'the same indentation as the neighboring lines',
  quotes:
    'quotation marks around the whole text ("…"), because it contains a colon or begins with a special character',
  numberSign:
    "quotation marks around a text that contains a # ('Suite # 12'); a comment has a line of its own",
};

const unclosedQuote = /^\s*(?:- +)?(?:\w+: +)?(["'])(?:(?!\1).)*$/;

/** What is wrong with a line by itself. The first pattern that matches decides. */
const patterns: [RegExp, expected: string][] = [
  [/^ *\t/, 'spaces at the beginning of the line, no tab'],
  [/^\s*(?:[^\S ]|\u200B)/, 'ordinary spaces at the beginning of the line: delete these and type new ones'],
  [/^ *(?:- )?\w+:[^ /]/, 'a space after the colon (name: Youth)'],
  [
    /^ *(?:- )?(?:\w+: +)?["']/,
    'quotation marks around the whole text, of a kind that does not occur in it ("St. Mark\'s")',
  ],
  [/^ *(?:- +)?(?:\w+: +)?(?:[-?] |[,[\]{}#&*!%@`]|[|>] *[^-+ ])|: .*:( |$)/, expectations.quotes],
  [
    /^ *[^\s:-]+( [^:]*)?$/,
    'a colon and a space after the key (name: Youth), or more indentation where a text continues',
  ],
];

interface Cause {
  line: number;
  expected: string;
}

/** A line that YAML cannot read, or would misread. */
export interface SyntaxIssue {
  /** Counted from 1. */
  line: number;
  found: string;
  expected: string;
}
