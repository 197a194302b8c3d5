import { spawnSync } from 'node:child_process';

/** Runs git in a folder. It asks for no password, where a clone lacks old files. */
export const git = (root: string, ...args: readonly string[]) =>
  spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    maxBuffer: Infinity,
  });

/** @returns what git lists with the option `-z` */
export const gitList = (root: string, ...args: readonly string[]) =>
  git(root, ...args)
    .stdout.split('\0')
    .filter(Boolean);
