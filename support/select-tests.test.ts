import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../.ci/select-tests');
let repository: string;
let tested: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'select-tests-'));
  git('init', '--quiet');
  write('src/content/church.yaml');
  write('src/pages/index.astro');
  tested = commit();
});

afterEach(() => {
  rmSync(repository, { recursive: true });
});

test.each([
  ['src/content/pages/home.yaml', 'npm run test:content'],
  ['src/assets/clergy/Père.jpg', 'npm run test:content'],
  ['src/schemas/church.ts', '.ci/run'],
  ['package-lock.json', '.ci/run'],
])('a change of %s runs %s', (file, command) => {
  write(file);
  commit();
  expect(select(tested)).toBe(command);
});

test('without a change, npm test runs', () => {
  expect(select(tested)).toBe('npm test');
});

test('content after untested code, code that becomes content, and an unknown commit run everything', () => {
  renameSync(join(repository, 'src/pages/index.astro'), join(repository, 'src/content/index.yaml'));
  commit();
  write('src/content/pages/home.yaml');
  commit();
  for (const since of [tested, '', '0123456789012345678901234567890123456789'])
    expect(select(since)).toBe('.ci/run');
});

function select(since: string): string {
  return execFileSync('bash', [script, since], { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function write(file: string): void {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
}

function commit(): string {
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'change');
  return git('rev-parse', 'HEAD');
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
}
