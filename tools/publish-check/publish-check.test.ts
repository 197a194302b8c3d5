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

test('a header that hosts leave out is an issue', async () => {
  const withHeader = (length: number) =>
    write('_headers', `${site._headers ?? ''}/a\n  ${'A: '.padEnd(length, 'b')}\n`);
  withHeader(2000);
  expect(await checkBuiltSite(dist)).toEqual([]);
  withHeader(2001);
  expect(formatReport(await checkBuiltSite(dist), 'the built site')).toBe(
    `There is 1 issue in the built site.\n\ndist/_headers, line 7\n  found:    a line of 2001 characters: ${'A: '.padEnd(60, 'b')}…\n  expected: at most 2000: hosts leave out a longer one`,
  );
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
