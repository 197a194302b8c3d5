import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findTextIssues } from './check-texts.ts';

const path = resolve(import.meta.dirname, '../../src/gospel/texts/en.txt');
const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
const at = lines.findIndex((line) => line.startsWith('Luke 14:26\t'));
const verse = lines[at] ?? '';
const lacking =
  'Luke 14:26; a verse that the translation lacks is listed at the head of the file: missing: Luke 14:26';

it.each([
  ['a missing verse', lines.toSpliced(at, 1), at, 'Luke 14:27', lacking],
  [
    'a doubled verse',
    lines.toSpliced(at, 0, verse),
    at + 1,
    `Luke 14:26, which line ${at + 1} has too`,
    'each verse once',
  ],
  [
    'a misplaced verse',
    [...lines.toSpliced(at, 1), verse],
    lines.length - 1,
    'Luke 14:26',
    'Luke 14:26 after Luke 14:25',
  ],
  [
    'a verse that is none',
    lines.with(at, `Luke 14:62\tIf`),
    at,
    "'Luke 14:62'",
    'a verse of the Gospels, such as Luke 14:26',
  ],
  [
    'a verse without text',
    lines.with(at, 'Luke 14:26'),
    at,
    "'Luke 14:26'",
    'the verse, a tab, and its text',
  ],
  [
    'no credit',
    lines.slice(1),
    0,
    "'missing: Luke 17:36'",
    'credit: the translation, its year, and its license',
  ],
] as const)('%s is an issue', (_, changed, index, found, expected) => {
  expect(findTextIssues(changed)[0]).toEqual({ line: index + 1, found, expected });
});
