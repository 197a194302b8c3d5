import { spawnSync } from 'node:child_process';

/**
 * @param folder of the project
 * @returns the time of the last commit that changed content: a change of code revises no event. Without git or such a commit, now
 * @throws {Error} when git has commits and cannot read them: each build would tell calendars that all events changed
 */
export function getRevisionDate(folder = process.cwd()): Date {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['log', '-1', '--format=%ct', '--', 'src/content'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (status === 0) return stdout ? new Date(Number(stdout) * 1000) : new Date();
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT' || /not a git repository|does not have any commits/.test(stderr)) return new Date();
  throw new Error(`git cannot read the time of the last commit: ${stderr || String(error)}`);
}
