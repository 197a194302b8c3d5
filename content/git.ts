import { spawnSync } from 'node:child_process';

// It asks for no password, where a clone lacks old files.
const options = (root: string) => ({
  cwd: root,
  env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  maxBuffer: Infinity,
});

/** Runs git in a folder. */
export const git = (root: string, ...args: readonly string[]) =>
  spawnSync('git', args, { ...options(root), encoding: 'utf8' });

/** @returns what git lists with the option `-z` */
export const gitList = (root: string, ...args: readonly string[]) =>
  git(root, ...args)
    .stdout.split('\0')
    .filter(Boolean);

/**
 * Reads files of a commit, all by one process.
 * @param paths relative to the folder
 * @returns those that the commit has, by their paths
 */
export function gitFiles(root: string, commit: string, paths: readonly string[]): Map<string, Buffer> {
  const input = paths.map((path) => `${commit}:./${path}\n`).join('');
  const { stdout, status } = spawnSync('git', ['cat-file', '--batch'], { ...options(root), input });
  const files = new Map<string, Buffer>();
  if (status !== 0) return files;
  let at = 0;
  for (const path of paths) {
    const end = stdout.indexOf('\n', at);
    const [, size] = / blob (\d+)$/.exec(stdout.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) continue;
    files.set(path, stdout.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return files;
}
