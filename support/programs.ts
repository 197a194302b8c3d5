import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isRoot = process.getuid?.() === 0;

/**
 * @param name of a program, without its folder
 * @returns its path, `undefined` when it is not installed
 */
export function findProgram(name: string): string | undefined {
  // The folders of administrators' programs are not on the PATH of every user.
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Runs a program without showing its output.
 *
 * @param timeoutMs after this many milliseconds it is killed
 * @returns whether it started and exited with code 0
 */
export async function exitsOk(program: string, args: string[], timeoutMs: number): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(program, args, { stdio: 'ignore', timeout: timeoutMs, env });
  const [code] = (await once(child, 'close').catch(() => [1])) as [number | null];
  return code === 0;
}

/** Tries to install Debian packages, as root or with a `sudo` that asks for no password. */
export async function aptInstall(packages: string[]): Promise<void> {
  const [program, ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (!(await exitsOk(program, [...prefix, 'update', '-qq'], 300_000))) return;
  const options = ['-y', '-qq', '--no-install-recommends'];
  await exitsOk(program, [...prefix, 'install', ...options, ...packages], 900_000);
}
