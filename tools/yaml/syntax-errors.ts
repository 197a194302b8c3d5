import { visit, type Document, type LineCounter, type Scalar, type YAMLError } from 'yaml';
import { removeInvisible } from '#content-model/fields/text.ts';
import { excerpt } from '#tools/describe-value.ts';

/**
 * Explains to someone who does not know YAML why it cannot read a file, or would read it differently than it looks.
 * @returns the first error, since further ones mostly follow from it, and every duplicate key
 */
export function findSyntaxIssues(text: string, document: Document, counter: LineCounter) {
  const lines = text.split(/\r?\n/);
  const errors = [...document.errors, ...document.warnings];
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const relevant = errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
  const byError = relevant
    .map((error) => findCause(error, lines, counter.linePos(error.pos[0]).line))
    // An entry without its first line repeats the keys of the entry before.
    .filter(
      ({ line, expected }, index, all) =>
        expected !== all[index - 1]?.expected || line - 1 !== all[index - 1]?.line,
    );
  const invisible = lines.findIndex(hasInvisibleInKey) + 1;
  const causes =
    invisible > 0
      ? [{ line: invisible, expected: expectations.noInvisible }]
      : errors.length > 0
        ? (findMisleadingLine(lines) ?? byError)
        : findMisreadings(text, document, counter);
  return causes.map((cause) => ({ ...cause, found: `'${excerpt(lines[cause.line - 1] ?? '')}'` }));
}

/** Whether a key looks like another one, or a hyphen like the beginning of an entry. Texts may have such characters. */
function hasInvisibleInKey(line: string): boolean {
  const [start = ''] = /^[^:]*(:|$)/.exec(line) ?? [];
  const visible = removeInvisible(start);
  return visible !== start && /^ *(- +)?\w+ *:$|^ *-/.test(visible);
}

/** Finds a line that makes the parser report errors in other lines. */
function findMisleadingLine(lines: readonly string[]): Cause[] | undefined {
  for (const [pattern, expected] of misleadingLines) {
    const line = lines.findIndex((text) => pattern.test(text)) + 1;
    if (line > 0) return [{ line, expected }];
  }
  return undefined;
}

function findCause({ code, message }: YAMLError, lines: readonly string[], line: number): Cause {
  if (code === 'DUPLICATE_KEY') return { line, expected: expectations.uniqueKey };
  const content = lines
    .map((it, index) => ({ line: index + 1, text: it.replace(/ #.*/, ''), indent: it.search(/[^\s-]/) }))
    .filter(({ text }) => /^\s*[^\s#]/.test(text));
  const at = content.findIndex((it) => it.line >= line);
  const error = {
    code,
    message,
    content,
    at,
    before: content[at - 1],
    here: content[at],
    after: content[at + 1],
  };
  for (const [find, expected] of causes) {
    const damaged = find(error);
    if (damaged)
      return {
        line: damaged.line,
        expected: typeof expected === 'string' ? expected : expected(damaged, content),
      };
  }
  return { line, expected: expectations.sameIndentation };
}

/** @returns the line, if it matches */
const match = (line: Line | undefined, pattern: RegExp) =>
  line && pattern.test(line.text) ? line : undefined;

/** The parser reports a line that is indented too far on the line before. */
function misplacedLine({ before, here, after }: ReportedError): Line | undefined {
  const isParent = here?.text.trimEnd().endsWith(':');
  const isNext = here && !isParent && after && after.indent > here.indent && after.indent !== before?.indent;
  return isNext ? after : here;
}

/** Says how many spaces begin a line that was probably meant to be in the nearest group above it, or the nearest list. */
function indentationOf(misplaced: Line, content: readonly Line[]): string {
  const spaces = misplaced.text.search(/\S/);
  const isEntry = misplaced.text[spaces] === '-';
  const columns = (isEntry ? content : content.filter(({ line }) => line < misplaced.line))
    .toReversed()
    .map(({ text, indent }) => (isEntry ? text.search(/(?<=^ *)- /) : indent))
    .filter((it) => it >= 0 && it !== spaces)
    // Of the lines above, those whose group is still open.
    .filter((it, index, all) => isEntry || all.slice(0, index).every((other) => it < other))
    .sort((a, b) => Math.abs(a - spaces) - Math.abs(b - spaces));
  const [count] = columns;
  return count === undefined
    ? expectations.sameIndentation
    : `${expectations.sameIndentation}: ${count || 'no'} space${count === 1 ? '' : 's'}, not ${spaces}`;
}

/** Finds the first entry of a list that is indented further than the entries below it, where the parser reports these. */
function deepEntry(content: readonly Line[], at: number): Line | undefined {
  const parent = content.slice(0, at + 1).findLastIndex(({ text }) => /^ *(?:- +)?\w+: *$/.test(text));
  const [first, ...below] = content.slice(parent + 1);
  const hyphen = first?.text.search(/(?<=^ *)- /) ?? -1;
  const { indent = 0 } = content[parent] ?? {};
  const end = below.findIndex(({ text }) => text.search(/\S/) <= indent);
  const isAligned = below
    .slice(0, end < 0 ? undefined : end)
    .some(({ text }) => text.search(/- /) === hyphen);
  return hyphen > indent + 2 && !isAligned ? first : undefined;
}

/** Finds what YAML leaves out of a text or replaces without reporting an error. */
function findMisreadings(text: string, document: Document, counter: LineCounter): Cause[] {
  const causes: Cause[] = [];
  const add = (range: Scalar['range'], expected: string) =>
    causes.push({ line: counter.linePos(range?.[0] ?? 0).line, expected });
  visit(document, {
    Alias: (_, { range }) => void add(range, expectations.quotes),
    Scalar: (_, { anchor, type, comment, range }) => {
      if (anchor) add(range, expectations.quotes);
      const isTruncated = type === 'PLAIN' && comment && /^[ \t]*#/.test(text.slice(range?.[1]));
      if (isTruncated && !/^\s*placeholder\b/.test(comment)) add(range, expectations.numberSign);
    },
  });
  return causes;
}

const expectations = {
  sameIndentation: 'the same indentation as the neighboring lines',
  wholeText: 'the whole text on one line, within quotation marks ("…"), because it contains a colon',
  uniqueKey: 'each key only once: delete one of the two lines, or start a new entry with a hyphen (- id: …)',
  colon:
    'a colon and a space after the key (name: Youth); or, where a text continues, the whole text on one line',
  noInvisible:
    'no invisible character in the key or before it: delete the beginning of the line and type it again',
  quotes:
    'quotation marks around the text ("…"), because it contains a colon or begins with a special character',
  numberSign:
    "quotation marks around a text that contains a # ('Suite # 12'); a comment has a line of its own",
};

const unclosedQuote = /^ *(?:- +)?(?:\w+: +)?(["'])(?:(?!\1).)*$/;

/** What makes the parser report errors in other lines, wherever it is in the file. */
const misleadingLines: [line: RegExp, expected: string][] = [
  [
    /^(<{7}|={7}|>{7})( |$)/,
    'one of the two versions: delete the other, and the three lines of <<<, === and >>>',
  ],
  [/^ *(?!\t)[^\S ]/, 'ordinary spaces at the beginning of the line: delete these and type new ones'],
  [
    /^\s*[•●▪◦‣\uF0B7]\s/,
    'the whole text on one line, without bullets; or, in a list, a hyphen (-) and a space instead of each bullet',
  ],
];

/** What a single line can have. */
const lineCauses: [line: RegExp, expected: string][] = [
  [/^ *-\w+:/, 'a space after the hyphen (- id: …)'],
  [/^ *[–—] /, 'a hyphen (-) at the beginning of the entry, not a dash'],
  [/^[A-Z][^:]*: /, expectations.wholeText],
  [/^ *(?:- +)?(?:\w+: +)?[“”„‘’«].*: /, 'straight quotation marks around the text ("…"), not curly ones'],
  [/^ *\t/, 'spaces at the beginning of the line, no tab'],
  [/^ *(?:- )?\w+:[^ /]/, 'a space after the colon (name: Youth)'],
  [
    /^ *(?:- +)?(?:\w+: +)?(?!(["'])(?:(?!\1)[^\\])*\1\s*$)["']/,
    'quotation marks around the whole text, of a kind that does not occur in it ("St. Mark\'s")',
  ],
  [/^ *(?:- +|(?:- +)?\w+: +)(?:[-?] |[,[\]{}#&*!%@`]|[|>] *[^-+ ])|: .*:( |$)/, expectations.quotes],
  [/^ *(?!- )[^\s:]+( ([^:]|:\S)*)?$/, expectations.colon],
];

/** The cause of an error is the first of these whose line is found. */
const causes: [find: (error: ReportedError) => Line | undefined, expected: string | typeof indentationOf][] =
  [
    [
      // Reported at the end of the file.
      ({ message, content, here }) =>
        message.startsWith('Missing closing')
          ? (content.findLast(({ text }) => unclosedQuote.test(text)) ?? here)
          : undefined,
      'a quotation mark at the end of the text, the same as at its beginning',
    ],
    [
      ({ before, here }) => match(here, /^ *- /) && match(before, /: *\[\] *$/),
      'nothing after the colon: delete the [], which means that the list is empty',
    ],
    // An open bracket is reported on the next line.
    [
      ({ code, before }) => (code === 'BAD_INDENT' ? match(before, /: +[[{]/) : undefined),
      expectations.quotes,
    ],
    ...lineCauses.map(([pattern, expected]): (typeof causes)[number] => [
      ({ here }) => match(here, pattern),
      expected,
    ]),
    // A line without a colon is read as a text, and the line after it is reported.
    [
      ({ before, here }) =>
        before?.indent === here?.indent ? match(before, /^ *[a-z]\w* ([^:]|:\S)*$/) : undefined,
      expectations.colon,
    ],
    [({ content, at }) => deepEntry(content, at), indentationOf],
    [(error) => match(misplacedLine(error), /^ *[A-Z][^:]*: /), expectations.wholeText],
    [misplacedLine, indentationOf],
  ];

interface ReportedError {
  code: string;
  message: string;
  /** The lines without comments. */
  content: readonly Line[];
  /** The index of the reported line, and its neighbors. */
  at: number;
  before: Line | undefined;
  here: Line | undefined;
  after: Line | undefined;
}

interface Line {
  line: number;
  text: string;
  /** The column of its first key or text, counted from 0. */
  indent: number;
}

interface Cause {
  line: number;
  expected: string;
}
