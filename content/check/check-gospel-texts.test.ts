import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { load } from '#content/load.ts';
import { checkGospelTexts, findTextIssue } from './check-gospel-texts.ts';

const folder = useFolder();
const path = resolve(import.meta.dirname, '../../src/gospel/texts/en.txt');
const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
const at = lines.findIndex((line) => line.startsWith('Luke 14:26\t'));
const verse = lines[at] ?? '';
const expected = (id: string) =>
  `${id}, a tab, and its text; a verse that the translation lacks is listed at the head of the file: missing: ${id}`;

const credit = 'credit: the translation, its year, and its license';

it.each([
  ['a missing verse', lines.toSpliced(at, 1), at, "'Luke 14:27'", expected('Luke 14:26')],
  ['a doubled verse', lines.toSpliced(at, 0, verse), at + 1, "'Luke 14:26'", expected('Luke 14:27')],
  ['a verse at the end', [...lines, verse], lines.length, "'Luke 14:26'", 'the end of the file'],
  ['no last verse', lines.slice(0, -1), lines.length - 2, 'the end of the file', expected('John 21:25')],
  ['a verse that is none', lines.with(at, `Luke 14:62\tIf`), at, "'Luke 14:62'", expected('Luke 14:26')],
  ['a verse without text', lines.with(at, 'Luke 14:26'), at, "'Luke 14:26'", expected('Luke 14:26')],
  ['no credit', lines.slice(1), 0, "'missing: Luke 17:36'", credit],
  [
    'a missing verse that is none, below another line',
    lines.with(1, 'missing: Luke 17:63').toSpliced(1, 0, 'source: ebible.org'),
    2,
    "'Luke 17:63'",
    'a verse of the Gospels, such as Luke 14:25',
  ],
] as const)('%s is an issue', (_, changed, index, found, expected) => {
  expect(findTextIssue(changed)).toEqual({ line: index + 1, found, expected });
});

it('a chosen verse that a translation lacks is a warning', () => {
  folder.write('src/gospel/texts/en.txt', readFileSync(path));
  folder.write('src/content/church.yaml', 'languages: [en, ar]');
  folder.write(
    'src/content/readings.yaml',
    "show: true\nverses: [{ verse: 'Luke 17:35' }, null, { verse: 'Luke 17:36' }]",
  );
  expect(checkGospelTexts(load(folder.root))).toEqual([
    {
      file: 'src/content/readings.yaml',
      line: 1,
      key: 'verses.2.verse',
      found: "'Luke 17:36', which src/gospel/texts/en.txt lacks",
      expected: 'a verse that all languages of the site have',
      isWarning: true,
    },
  ]);
});
