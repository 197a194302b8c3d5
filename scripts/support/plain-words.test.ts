import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync(
  [
    '{src,e2e,scripts,docs,deploy,.github,.ci}/**/*.{ts,tsx,astro,css,js,cjs,md,yml,conf}',
    '*.{md,ts,js,mjs,json,jsonc,yml}',
  ],
  { cwd: root, exclude: ['package-lock.json', 'scripts/support/plain-words.ts', 'src/assets/CREDITS.md'] },
);

test.each(plainWords)('nothing is called %j', (pattern, use) => {
  const forbidden = new RegExp(String.raw`(?<![\w-])(?:${pattern})(?![\w-])`, 'i');
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (forbidden.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found, `use instead: ${use}`).toEqual([]);
});

test('the search reads the project', () => {
  expect(files).toContain('README.md');
  expect(files).toContain('src/layouts/BaseLayout.astro');
});
