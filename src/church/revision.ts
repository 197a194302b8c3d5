import { spawnSync } from 'node:child_process';

/**
 * When the content was last changed: the time of the last commit. Without git, or in a copy of the project without
 * commits, now.
 * @param folder of the project
 * @throws {Error} when git has commits and cannot read them: each build would tell calendars that all events changed
 */
export function getRevisionDate(folder = process.cwd()): Date {
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
  const { status, stdout, stderr, error } = spawnSync('git', ['log', '-1', '--format=%ct'], options);
  if (status === 0) return new Date(Number(stdout) * 1000);
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT' || /not a git repository|does not have any commits/.test(stderr)) return new Date();
  throw new Error(`git cannot read the time of the last commit: ${stderr || String(error)}`);
}
