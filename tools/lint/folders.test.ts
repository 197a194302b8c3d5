import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { allFolders, mayImport } from './folders.js';

const root = join(import.meta.dirname, '../..');
const rule = '@typescript-eslint/no-restricted-imports';
const eslint = new ESLint({
  cwd: root,
  // Without types, which this rule does not need.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === rule,
});

const imports = readFixture(import.meta.dirname, 'imports.yaml') as {
  file: string;
  statement: string;
  allowed: boolean;
}[];

test.each(imports)('$file, $statement: $allowed', async ({ file, statement, allowed }) => {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath: join(root, file) });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ ruleId }) => ruleId !== rule)).toEqual([]);
  expect(messages.length === 0).toBe(allowed);
});

test('no folder imports itself by way of others', () => {
  const reached = (from: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
    allFolders
      .filter((to) => to !== from && mayImport(from, to) && !seen.has(to))
      .reduce((all, to) => reached(to, new Set([...all, to])), seen);
  for (const folder of allFolders) expect(reached(folder), folder).not.toContain(folder);
});
