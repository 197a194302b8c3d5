import { delimiter } from 'node:path';
import { expect, test, vi } from 'vitest';
import { project } from './fixtures/content.ts';
import { checkContent } from './check-content.ts';
import { formatReport, isError } from './issue.ts';

test('the content of an earlier version has no errors, and only the warnings that later versions mean', async () => {
  vi.stubEnv('CONTENT', ['starter/src/content', 'e2e/fixtures/earlier'].join(delimiter));
  const issues = await checkContent(project, { today: '2026-11-28', committed: () => undefined });
  vi.unstubAllEnvs();
  const errors = issues.filter(isError);
  expect(errors, formatReport(errors)).toEqual([]);
  // The dictionaries are those of the present content.
  const warnings = issues.filter(({ file }) => !file.includes('/translations/'));
  expect(warnings.map(({ file, key }) => `${file} ${key}`)).toEqual([
    'e2e/fixtures/earlier/liturgies.yaml pauses.nativity.text',
    'e2e/fixtures/earlier/liturgies.yaml pauses.epiphany.text',
  ]);
});
