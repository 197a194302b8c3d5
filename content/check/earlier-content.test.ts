import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { git, gitList } from '#content/git.ts';
import { project } from './fixtures/content.ts';
import { checkContent } from './check-content.ts';
import { formatReport, isError } from './issue.ts';

const commit = 'cceccbe4';
const folder = '.cache/earlier';
const isShallow = git(project, 'cat-file', '-e', `${commit}^{commit}`).status !== 0;

test.skipIf(isShallow)(
  'the content of an earlier version has no errors, and only the warnings that later versions mean',
  async () => {
    // The dictionaries are those of the present content.
    const files = gitList(project, 'ls-tree', '-rz', '--name-only', commit, '--', 'src/content').filter(
      (file) => !file.includes('/translations/'),
    );
    const workTree = join(project, folder);
    mkdirSync(workTree, { recursive: true });
    git(project, `--work-tree=${workTree}`, 'restore', '--source', commit, '--', ...files);
    vi.stubEnv('CONTENT', ['starter/src/content', `${folder}/src/content`].join(delimiter));
    const issues = await checkContent(project, { today: '2026-11-28', committed: () => undefined });
    vi.unstubAllEnvs();
    const errors = issues.filter(isError);
    expect(errors, formatReport(errors)).toEqual([]);
    const warnings = issues.filter(({ file }) => !file.includes('/translations/'));
    expect(warnings.map(({ file, key }) => `${file} ${key}`)).toEqual([
      `${folder}/src/content/liturgies.yaml pauses.nativity.text`,
      `${folder}/src/content/liturgies.yaml pauses.epiphany.text`,
    ]);
  },
);
