import { isMap, isNode, isScalar, type Scalar, visit } from 'yaml';
import type { ContentPath } from '#content-model/content-path.ts';
import { removeInvisible } from '#content-model/fields/text.ts';
import { excerpt } from '#content/check/describe-value.ts';
import { parseYaml, type YamlFile } from './read-yaml.ts';

/** @returns what the content check needs of a file: its mistakes in YAML, and the lines of its keys */
export function inspectYaml(file: YamlFile) {
  const { text, data } = file;
  const unreadable = text.split('\n').findIndex((line) => /[\uFFFD\0]/.test(line)) + 1;
  return {
    /** False for an empty file, and for one that prose has replaced. */
    hasKeys: unreadable > 0 || /^(\{\}| *\w+:)/m.test(text),
    data: data ?? {},
    issues: unreadable > 0 ? [{ line: unreadable, ...notUtf8 }] : findSyntaxIssues(file),
    /** The line of a key, counted from 1; of a missing key, the line of its parent. */
    lineOf: (path: ContentPath) => lineOfPath(path, file),
  };
}

export type InspectedYaml = ReturnType<typeof inspectYaml>;

const notUtf8 = {
  found: 'characters that cannot be read',
  expected: 'a file saved as UTF-8 (editors offer it under Save As, or as Encoding)',
};

function lineOfPath(path: ContentPath, file: YamlFile): number {
  const { document, counter } = file;
  const parent = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const node = pair?.key ?? document.getIn(path, true);
  if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  return path.length > 0 ? lineOfPath(path.slice(0, -1), file) : 1;
}

/**
 * Explains to someone who does not know YAML why it cannot read a file, or would read it differently than it looks.
 * @returns the first error, since further ones mostly follow from it; of misread texts, all
 */
function findSyntaxIssues(file: YamlFile) {
  const lines = file.text.split(/\r?\n/);
  const causes = findCauses(file, lines);
  return causes.map((cause) => ({ ...cause, found: `'${excerpt(lines[cause.line - 1] ?? '')}'` }));
}

function findCauses(file: YamlFile, lines: readonly string[]): Cause[] {
  const invisible = lines.findIndex(hasInvisibleInKey);
  if (invisible >= 0) return [{ line: invisible + 1, expected: noInvisible }];
  const errors = errorsIn(file);
  const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY') ?? errors[0];
  if (!error) return findMisreadings(file);
  for (const [pattern, expected] of neverRight) {
    const index = lines.findIndex((it) => pattern.test(it));
    if (index >= 0) return [{ line: index + 1, expected }];
  }
  const { line } = error;
  return [error.code === 'DUPLICATE_KEY' ? { line, expected: uniqueKey } : findCause(lines, line)];
}

const errorsIn = ({ document, counter }: YamlFile) =>
  [...document.errors, ...document.warnings].map(({ code, pos }) => ({ code, ...counter.linePos(pos[0]) }));

/** Whether a key or a hyphen looks like one that YAML reads. Texts may have such characters, also those of lists. */
function hasInvisibleInKey(line: string): boolean {
  const [start = ''] = /^[^:]*(:|$)/.exec(line) ?? [];
  const visible = removeInvisible(start);
  return (
    visible !== start && (/^ *(- +)?\w+ *:$/.test(visible) || (/^ *- /.test(visible) && !/^ *- /.test(start)))
  );
}

/** Finds the cause of an error: the nearest line whose repair leaves none, or, in a file with several, later ones only. */
function findCause(lines: readonly string[], reported: number): Cause {
  const nearest = [...lines.entries()]
    .map(([index, text]) => ({ line: index + 1, text: text.replace(/ #.*/, '') }))
    .sort((a, b) => Math.abs(a.line - reported) - Math.abs(b.line - reported));
  const repairs = [
    ...damages.flatMap(([damaged, repaired, expected]) =>
      nearest
        .filter(({ text }) => damaged.test(text))
        .map(({ line, text }) => ({
          line,
          expected,
          lines: lines.with(line - 1, text.replace(damaged, repaired)),
        })),
    ),
    // People rather add a space than delete one.
    ...nearest
      .slice(0, 20)
      .flatMap(({ line }) => indentations(lines, line))
      .sort((a, b) => Number(a.isDeeper) - Number(b.isDeeper)),
  ];
  let cause: Cause | undefined;
  for (const { line, expected, lines: repaired } of repairs) {
    const errors = errorsIn(parseYaml(Buffer.from(repaired.join('\n'))));
    const next = Math.min(...errors.map((error) => error.line));
    if (next === Infinity) return { line, expected };
    if (next > Math.max(reported, line)) cause ??= { line, expected };
  }
  return cause ?? { line: reported, expected: sameIndentation };
}

/** @returns the repairs of a line that begins with too many spaces or too few, alone or with what is below it */
function indentations(lines: readonly string[], line: number) {
  const text = lines[line - 1] ?? '';
  const spaces = text.search(/\S/);
  if (!/^ *[^\s#]/.test(text)) return [];
  const below = lines.findIndex((it, index) => index >= line && it.search(/\S|$/) <= spaces);
  return [0, 2, 4, 6, 8]
    .filter((count) => count !== spaces)
    .sort((a, b) => Math.abs(a - spaces) - Math.abs(b - spaces))
    .flatMap((count) =>
      [line, below < 0 ? lines.length : below].map((end) => ({
        line,
        isDeeper: count > spaces,
        expected: `${sameIndentation}: ${count || 'no'} spaces, not ${spaces}`,
        lines: lines.map((it, index) => {
          if (index < line - 1 || index >= end) return it;
          return ' '.repeat(Math.max(0, it.search(/\S|$/) + count - spaces)) + it.trimStart();
        }),
      })),
    );
}

/** Finds what YAML leaves out of a text or replaces without reporting an error. */
function findMisreadings({ text, document, counter }: YamlFile): Cause[] {
  const causes: Cause[] = [];
  const add = (range: Scalar['range'], expected: string) =>
    causes.push({ line: counter.linePos(range?.[0] ?? 0).line, expected });
  visit(document, {
    Alias: (_, { range }) => void add(range, quotes),
    Scalar: (_, { anchor, type, comment, range }) => {
      if (anchor) add(range, quotes);
      const isTruncated = type === 'PLAIN' && comment && /^[ \t]*#/.test(text.slice(range?.[1]));
      if (isTruncated && !/^\s*placeholder\b/.test(comment)) add(range, numberSign);
    },
  });
  return causes;
}

const sameIndentation = 'the same indentation as the neighboring lines';
const wholeText = 'the whole text on one line, within quotation marks ("…"), because it contains a colon';
const uniqueKey =
  'each key only once: delete one of the two lines, or start a new entry with a hyphen (- id: …)';
const colon =
  'a colon and a space after the key (name: Youth); or, where a text continues, the whole text on one line';
const noInvisible =
  'no invisible character in the key or before it: delete the beginning of the line and type it again';
const quotes =
  'quotation marks around the text ("…"), because it contains a colon or begins with a special character';
const numberSign =
  "quotation marks around a text that contains a # ('Suite # 12'); a comment has a line of its own";

/** What is right in no line of a file that has an error somewhere. */
const neverRight: [line: RegExp, expected: string][] = [
  [
    /^(<{7}|={7}|>{7})( |$)/,
    'one of the two versions: delete the other, and the three lines of <<<, === and >>>',
  ],
  [/^ *\t/, 'spaces at the beginning of the line, no tab'],
  [/^ *[^\S ]/, 'ordinary spaces at the beginning of the line: delete these and type new ones'],
  [
    /^ *(-|(- +)?\w+:)[^\S ]/,
    'an ordinary space after the hyphen or the colon: delete the space there, which does not break, and type it again',
  ],
  [
    /^\s*[•●▪◦‣\uF0B7]\s/,
    'the whole text on one line, without bullets; or, in a list, a hyphen (-) and a space instead of each bullet',
  ],
];

/** What a line looks like that is damaged, how it is repaired for the parser, and what to say. The first one is reported. */
const damages: [damaged: RegExp, repaired: string, expected: string][] = [
  [/^( *)-(?=\w+:)/, '$1- ', 'a space after the hyphen (- id: …)'],
  [/^( *)[–—] /, '$1- ', 'a hyphen (-) at the beginning of the entry, not a dash'],
  [/: *\[\] *$/, ':', 'nothing after the colon: delete the [], which means that the list is empty'],
  [/^( *(?:- )?\w+:)(?=[^ /])/, '$1 ', 'a space after the colon (name: Youth)'],
  [
    /^( *(?:- +)?(?:\w+: +)?)(["'])(?:(?!\2).)*$/,
    '$1x',
    'a quotation mark at the end of the text, the same as at its beginning',
  ],
  [
    /^( *(?:- +)?(?:\w+: +)?)["'].*/,
    '$1x',
    'quotation marks around the whole text, of a kind that does not occur in it ("St. Mark\'s")',
  ],
  [
    /^( *(?:- +)?(?:\w+: +)?[“”„‘’«].*):(?= )/,
    '$1',
    'straight quotation marks around the text ("…"), not curly ones',
  ],
  [/^( *(?:- +|(?:- +)?\w+: +))(?:[-?] |[,[\]{}#&*!%@`]|[|>] *[^-+ ]).*/, '$1x', quotes],
  [/^( *(?:- +)?\w+: ).*:( .*)?$/, '$1x', quotes],
  [/^( *- [a-z]\w*) (?=\S)/, '$1: ', colon],
  // A text that continues.
  [/^( *[A-Z][^:]*):(?= )/, '$1', wholeText],
  [/^ *(?!- )[^\s:#]+( ([^:]|:\S)*)?$/, '', colon],
];

interface Cause {
  line: number;
  expected: string;
}
