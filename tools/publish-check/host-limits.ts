import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#content/files.ts';
import {
  findCountIssue,
  findSizeIssue,
  MAX_DYNAMIC_REDIRECTS,
  MAX_HEADER_LENGTH,
  MAX_HEADER_RULES,
  MAX_REDIRECT_LENGTH,
  MAX_REDIRECTS,
} from '#content/host-limits.ts';
import type { BuiltSite, Document, Fault } from './built-site.ts';

/** Finds files that hosts refuse, and rules that they leave out. */
export function checkHostLimits({ folder, documents }: BuiltSite): Fault[] {
  // What hosts read themselves is none of the files that they serve.
  const files = filesIn(folder, '.', true).filter((file) => !/^(_\w+(\.conf)?|\.assetsignore)$/.test(file));
  const faultOf = (file: string, fault: Omit<Fault, 'document'> | undefined): Fault[] =>
    fault ? [{ document: { file, text: '', elements: [] }, ...fault }] : [];
  return [
    ...faultOf('', findCountIssue(files.length)),
    ...files.flatMap((file) => faultOf(file, findSizeIssue(statSync(join(folder, file)).size))),
    ...documents.flatMap((document) => (rulesOf[document.file] ?? (() => []))(document)),
  ];
}

const rulesOf: Record<string, (document: Document) => Fault[]> = {
  _headers(document) {
    const lines = linesOf(document);
    const rules = lines.filter(({ line }) => line.startsWith('/'));
    return [
      ...longLines(document, lines, MAX_HEADER_LENGTH),
      ...tooMany(document, rules, MAX_HEADER_RULES, 'rules'),
    ];
  },
  _redirects(document) {
    const rules = linesOf(document);
    const first = rules.findIndex(({ line }) => /^\S*(\*|:[A-Za-z])/.test(line));
    const static_ = first < 0 ? rules : rules.slice(0, first);
    return [
      ...longLines(document, rules, MAX_REDIRECT_LENGTH),
      ...tooMany(document, static_, MAX_REDIRECTS, 'redirects'),
      ...tooMany(
        document,
        rules.slice(static_.length),
        MAX_DYNAMIC_REDIRECTS,
        'redirects with a wildcard, or below one',
      ),
    ];
  },
};

interface Line {
  line: string;
  index: number;
}

const linesOf = ({ text }: Document): Line[] =>
  [...text.matchAll(/^[^\n]+/gm)].map(({ 0: line, index }) => ({ line: line.trim(), index }));

const longLines = (document: Document, lines: readonly Line[], max: number): Fault[] =>
  lines
    .filter(({ line }) => line.length > max)
    .map(({ line, index }) => ({
      document,
      index,
      found: `a line of ${line.length} characters: ${line.slice(0, 60)}…`,
      expected: `at most ${max}: hosts leave out a longer one`,
    }));

const tooMany = (document: Document, rules: readonly Line[], max: number, what: string): Fault[] =>
  rules.length > max
    ? [
        {
          document,
          index: rules[max]?.index ?? null,
          found: `${rules.length} ${what}`,
          expected: `at most ${max}: hosts leave out the others`,
        },
      ]
    : [];
