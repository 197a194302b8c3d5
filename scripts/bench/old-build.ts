import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildWithCachedImages } from '../../support/temp-site.ts';
import { UserError } from '../../support/user-error.ts';

const root = join(import.meta.dirname, '../..');
const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root });

/**
 * Builds a commit in a temporary git worktree. It shares this project's packages if its lock file is the same, and
 * installs its own otherwise.
 *
 * @param commit anything that git resolves to a commit: a hash, a branch, `HEAD~3`
 * @returns where the built site is; it is removed at the end of its `await using` block
 * @throws {UserError} when there is no such commit, or its build fails
 */
export async function buildCommit(commit: string) {
  const folder = join(await mkdtemp(join(tmpdir(), 'old-build-')), 'worktree');
  await git('worktree', 'add', '--detach', folder, commit).catch((error: unknown) => {
    throw new UserError(`git cannot check out '${commit}': ${String(error)}`);
  });
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder);
    await rm(join(folder, '..'), { recursive: true });
  };
  try {
    const lockFile = (project: string) => readFile(join(project, 'package-lock.json'), 'utf8');
    if ((await lockFile(folder)) === (await lockFile(root))) {
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    } else {
      const env = { ...process.env, SKIP_ASTRO_SYNC: '1' };
      await promisify(execFile)('npm', ['ci', '--include=dev'], { cwd: folder, env });
    }
    const { code, output } = await buildWithCachedImages(folder);
    if (code !== 0) throw new UserError(`The build of ${commit} failed:\n${output}`);
    return { dist: join(folder, 'dist'), [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
