// @ts-check
// Plain JavaScript for Node.js 20: it runs before the packages are installed.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages, projectNode } from './ensure-packages.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {NodeJS.Signals[]} */
const shutdownSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the packages if necessary, then runs a script with the project's own Node.js and exits with its exit code.
 *
 * @param {string[]} args the script, relative to the project's folder, and its arguments; none to install only
 */
export async function runWithProjectNode(args) {
  if (!(await ensurePackages(root, (line) => console.log(line)))) {
    process.exitCode = 1;
    return;
  }
  if (args.length === 0) return;

  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(projectNode(root), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: bin + delimiter + (process.env['PATH'] ?? '') },
  });
  for (const signal of shutdownSignals) process.on(signal, () => child.kill(signal));
  // npm passes a signal only to the shell between it and this process, so this process watches for its parent's end.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) => {
    console.error(
      `The project's own Node.js does not run (${error.message}): remove node_modules and try again.`,
    );
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 1);
  });
}
