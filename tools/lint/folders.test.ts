import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { allFolders, mayImport } from './folders.js';

const root = join(import.meta.dirname, '../..');
const rule = '@typescript-eslint/no-restricted-imports';
const eslint = new ESLint({
  cwd: root,
  // Without types, which this rule does not need.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === rule,
});

test.each<[file: string, statement: string, allowed: boolean]>([
  ['src/church/probe.ts', "import { a } from '#language/a.ts';", true],
  ['src/church/probe.ts', "import { a } from '#liturgies/a.ts';", false],
  ['src/church/probe.ts', "import { a } from '../liturgies/a.ts';", false],
  ['src/church/Probe.astro', "---\nimport A from '#liturgies/A.astro';\n---", false],
  ['src/liturgies/Probe.astro', "---\nimport A from '#church/A.astro';\n---", true],
  ['src/time/probe.ts', "import { a } from '#language/a.ts';", false],
  ['src/church/probe.ts', "import { a } from '#tools/a.ts';", false],
  ['src/pages/probe.ts', "import { a } from '#integrations/a.ts';", false],
  ['src/church/probe.ts', "import { a } from '#content-files.ts';", false],
  ['src/content.config.ts', "import { a } from './content-files.ts';", true],
  ['src/content.config.ts', "import { a } from '#integrations/a.ts';", true],
  ['src/calendar/probe.test.ts', "import { a } from '#integrations/a.ts';", true],
  ['src/calendar/probe.test.ts', "import { a } from '#home/a.ts';", false],
  ['src/liturgies/probe.ts', "import { getEntry } from 'astro:content';", false],
  ['src/liturgies/queries.ts', "import { getEntry } from 'astro:content';", true],
  ['src/time/probe.ts', "import { z } from 'astro/zod';", false],
  ['src/giving/Probe.tsx', "import { a } from '#church/a.ts';", false],
  ['src/giving/Probe.tsx', "import type { A } from '#church/a.ts';", true],
  ['src/giving/useProbe.ts', "import { a } from '#language/a.ts';", false],
  ['src/contact/transport.ts', "import { a } from '#language/a.ts';", false],
  ['tools/probe.ts', "import { a } from '#integrations/a.ts';", false],
  ['tools/check/probe.ts', "import { a } from '../../e2e/support/a.ts';", false],
  ['integrations/probe.ts', "import { a } from '#tools/a.ts';", true],
])('%s, %s: %j', async (file, statement, allowed) => {
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

test('style sheets import in the same directions', () => {
  const sheets = globSync('src/*/**/*.css', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const folderOf = (file: string) => file.split('/')[1] ?? '';
  const wrong = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@import '(\.[^']+)'/g)]
      .map(([, path = '']) => folderOf(posix.join(posix.dirname(file), path)))
      .filter((folder) => folder !== folderOf(file) && !mayImport(folderOf(file), folder))
      .map((folder) => `${file} imports ${folder}`),
  );
  expect(wrong).toEqual([]);
});
