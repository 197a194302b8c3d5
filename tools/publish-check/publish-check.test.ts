import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatReport } from '#tools/check/issue.ts';
import { useFolder } from '#tools/fixtures/folder.ts';
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

function change(file: string, from: string, to: string): void {
  const text = site[file] ?? '';
  expect(text).toContain(from);
  write(file, text.replace(from, to));
}
