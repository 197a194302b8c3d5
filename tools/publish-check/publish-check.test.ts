import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatReport } from '#content/check/issue.ts';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { checkBuiltSite } from './publish-check.ts';

const readTable = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8'), (key, value: unknown) =>
    key === 'feed.ics' ? String(value).replaceAll('\n', '\r\n') : value,
  );
const site = readTable('site.yaml') as Readonly<Record<string, string>>;
const faults = readTable('faults.yaml') as {
  replace: [from: string, to: string];
  place: string;
  found: string;
  expected: string;
}[];

const { root: dist, write } = useFolder();

beforeEach(() => {
  for (const [file, text] of Object.entries(site)) write(file, text);
});

test('a site without faults', async () => {
  expect(await checkBuiltSite(dist)).toEqual([]);
});

test.each(faults)('$place: $replace', async ({ replace: [from, to], place, found, expected }) => {
  const files = [place.replace(/,.*/, ''), '_headers'];
  change(files.find((file) => site[file]?.includes(from)) ?? '', from, to);
  expect(formatReport(await checkBuiltSite(dist), 'the built site')).toBe(
    `There is 1 issue in the built site.\n\ndist/${place}\n  found:    ${found}\n  expected: ${expected}`,
  );
});

test.each([
  ['index.html', 'https://www.other.example/gone', 'https://www.church.example/church/gone'],
  ['llms.txt', 'About', 'gone'],
])(
  'a former URL of the site in %s, which the office may have written, is a warning',
  async (file, from, to) => {
    change(file, from, to);
    expect(await checkBuiltSite(dist)).toMatchObject([
      { found: "'https://www.church.example/church/gone', which is no path of the site", isWarning: true },
    ]);
  },
);

test('headings that are equal are a warning', async () => {
  change('About.html', '</body>', '<nav aria-label="A"></nav><nav aria-label="A"></nav></body>');
  expect(await checkBuiltSite(dist)).toMatchObject([{ file: 'dist/About.html', isWarning: true }]);
});

test('a heavy page is a warning with its weight', async () => {
  change('About.html', 'People', randomBytes(15_000).toString('base64'));
  const issues = await checkBuiltSite(dist);
  expect(issues).toMatchObject([{ file: 'dist/About.html', isWarning: true }]);
  expect(issues[0]?.found).toMatch(/^1\d{4} bytes, compressed$/);
});

const rules = (count: number, rule: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${rule(index)}\n`).join('');
const header = (index: number) => `/a/${index}\n  A: b`;
const redirect = (index: number) => `/a/${index} /a/b 301`;
const dynamic = (index: number) => `/a/${index}/* /a/b 301`;

test.each([
  ['_headers', rules(98, header), '', '', ''],
  ['_headers', rules(99, header), 'line 202', '101 rules', 'at most 100: hosts leave out the others'],
  ['_headers', `/a\n  ${'A: '.padEnd(2000, 'b')}\n`, '', '', ''],
  [
    '_headers',
    `/a\n  ${'A: '.padEnd(2001, 'b')}\n`,
    'line 7',
    `a line of 2001 characters: ${'A: '.padEnd(60, 'b')}…`,
    'at most 2000: hosts leave out a longer one',
  ],
  ['_redirects', rules(2000, redirect) + rules(100, dynamic), '', '', ''],
  [
    '_redirects',
    rules(2001, redirect),
    'line 2001',
    '2001 redirects',
    'at most 2000: hosts leave out the others',
  ],
  [
    '_redirects',
    rules(50, dynamic) + rules(51, redirect),
    'line 101',
    '101 redirects with a wildcard, or below one',
    'at most 100: hosts leave out the others',
  ],
  [
    '_redirects',
    `/a /b\n/a /${'b'.repeat(997)}`,
    'line 2',
    `a line of 1001 characters: /a /${'b'.repeat(56)}…`,
    'at most 1000: hosts leave out a longer one',
  ],
])('%s at the limits of hosts, and beyond: %#', async (file, text, line, found, expected) => {
  write(file, (site[file] ?? '') + text);
  const report = `There is 1 issue in the built site.\n\ndist/${file}, ${line}\n  found:    ${found}\n  expected: ${expected}`;
  expect(formatReport(await checkBuiltSite(dist), 'the built site')).toBe(found && report);
});

test('a file and a number of files that hosts refuse are errors', async () => {
  write('large.bin', new Uint8Array(25 * 1024 * 1024 + 1));
  // Of the files, the host reads `_headers` itself.
  for (let count = Object.keys(site).length; count <= 20_000; count++) write(`a/${count}`, '');
  expect(await checkBuiltSite(dist)).toEqual([
    {
      file: 'dist/',
      line: 0,
      key: '',
      found: '20,001 files',
      expected: 'at most 20,000 files: hosts refuse the whole site with more',
    },
    {
      file: 'dist/large.bin',
      line: 0,
      key: '',
      found: 'a file of 27 MB',
      expected: 'a file of at most 26 MB: hosts refuse the whole site with a larger one',
    },
  ]);
});

function change(file: string, from: string, to: string): void {
  const text = site[file] ?? '';
  expect(text).toContain(from);
  write(file, text.replace(from, to));
}
