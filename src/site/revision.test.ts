import { tmpdir } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useFolder } from '#content-model/fixtures/folder.ts';
import { getRevisionDate } from './revision.ts';

const { root, write, git } = useFolder();

it('is the time of the last commit of content, now without one, and an error where git cannot read it', () => {
  const now = new Date('2026-12-24T12:00:00Z');
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  vi.useFakeTimers({ now, toFake: ['Date'] });
  // Folders above may be a repository.
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-11-18T10:00:00Z');
  expect(getRevisionDate(root)).toEqual(now);
  git('init');
  expect(getRevisionDate(root)).toEqual(now);
  git('commit', '--allow-empty', '-m', 'Code');
  expect(getRevisionDate(root)).toEqual(now);
  write('src/content/church.yaml', 'name: St. Mark\n');
  git('add', '.');
  git('commit', '-m', 'Content');
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-12-01T10:00:00Z');
  git('commit', '--allow-empty', '-m', 'Code again');
  expect(getRevisionDate(root)).toEqual(new Date('2026-11-18T10:00:00Z'));
  write('.git/HEAD', '0'.repeat(39) + '1');
  expect(() => getRevisionDate(root)).toThrow(/^git cannot read the time of the last commit: fatal: /);
  vi.stubEnv('PATH', '');
  expect(getRevisionDate(root)).toEqual(now);
});
