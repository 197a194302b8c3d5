import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('what changed since the tested commit decides which tests run', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'select-tests-'));
  const repository = folder.path;
  const run = (...command: string[]) =>
    execFileSync(command.shift() ?? '', command, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  const select = (since: string) => run('bash', join(import.meta.dirname, '../../.ci/select-tests'), since);
  const commit = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(repository, file)), { recursive: true });
      writeFileSync(join(repository, file), String(Math.random()));
    }
    run('git', 'add', '.');
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'change');
    return run('git', 'rev-parse', 'HEAD');
  };

  run('git', 'init', '--quiet');
  const first = commit('src/pages/index.astro', 'src/content/church.yaml');
  expect(select(first)).toBe('npm test -- e2e/');
  commit('src/content/pages/home.yaml', 'src/assets/clergy/Père.jpg');
  expect(select(first)).toBe('npm run test:content');
  const second = commit('src/church/schema.ts');
  commit('src/content/church.yaml');
  // Content after untested code, and a commit that is not known.
  for (const since of [first, '', '0123456789012345678901234567890123456789'])
    expect(select(since)).toBe('.ci/run');
  expect(select(second)).toBe('npm run test:content');
  // Code that becomes content.
  renameSync(join(repository, 'src/pages/index.astro'), join(repository, 'src/content/index.yaml'));
  commit();
  expect(select(second)).toBe('.ci/run');
});
