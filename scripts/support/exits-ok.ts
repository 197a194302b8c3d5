import { spawn } from 'node:child_process';

/**
 * Runs a program in silence.
 *
 * @param patience how long it may take, in milliseconds
 * @returns whether it is there and ended well, in time
 */
export function exitsOk(
  program: string,
  args: string[],
  patience: number,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(program, args, { stdio: 'ignore', timeout: patience, env: { ...process.env, ...env } })
      .on('error', () => {
        resolve(false);
      })
      .on('close', (code) => {
        resolve(code === 0);
      });
  });
}
