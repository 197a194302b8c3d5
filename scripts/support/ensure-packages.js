// @ts-check
// Runs before anything is installed: plain JavaScript for Node 20, and nothing but Node's own modules.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';

/**
 * Installs what the lock file says, unless that is what stands there already.
 *
 * @param {string} root the project's folder
 * @param {(line: string) => void} say takes the one line that says why this takes a minute, or what went wrong
 * @returns {Promise<boolean>} whether the packages stand there now
 */
export async function ensurePackages(root, say) {
  if (packagesAreCurrent(root)) return true;
  say('Installing the packages of package-lock.json …');
  // npm writes its own record last of all. Removed first, a half-finished install has none.
  rmSync(recordPath(root), { force: true });
  if ((await npmCi(root)) !== 0) {
    say('The packages could not be installed: npm says above why.');
    return false;
  }
  if (!existsSync(projectNode(root))) {
    say("npm did not run the install script of the package 'node': is 'ignore-scripts' set in an .npmrc?");
    return false;
  }
  return true;
}

/**
 * Compares the lock file with npm's own record of what it has installed.
 *
 * @param {string} root the project's folder
 * @returns {boolean} whether the last install ended well and was of the lock file as it is now
 */
export function packagesAreCurrent(root) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(recordPath(root));
  if (!locked || !installed || !existsSync(projectNode(root))) return false;
  const wanted = Object.entries(locked).filter(([path]) => path !== '');
  return (
    Object.keys(installed).every((path) => path in locked) &&
    wanted.every(([path, { version, integrity, optional }]) => {
      const found = installed[path];
      // A package for another kind of machine is optional, and rightly absent.
      return found ? found.version === version && found.integrity === integrity : optional === true;
    })
  );
}

/**
 * The Node that the lock file brings: everything but the install runs under it.
 *
 * @param {string} root the project's folder
 * @returns {string} path of the executable
 */
export function projectNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * The machine's own Node, never the project's: that one is removed while `npm ci` runs.
 *
 * @param {string} root the project's folder
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} running what runs now
 * @returns {string} path of the executable, or plain `node` when none is found
 */
export function machineNode(root, { execPath, env }) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const onPath = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  const own = join(realpathSync(root), 'node_modules') + sep;
  const candidates = [env['npm_node_execpath'], execPath, ...onPath];
  return candidates.find((path) => path && existsSync(path) && !realpathSync(path).startsWith(own)) ?? 'node';
}

/**
 * @param {string} root
 * @returns {string}
 */
function recordPath(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

/**
 * @param {string} path of a lock file, or of npm's record, which has the same form
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined} the packages by
 *   their folders, nothing when the file is absent or torn
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @returns {Promise<number>} npm's exit code
 */
function npmCi(root) {
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [machineNode(root, process), [npm, ...options]] : ['npm', options];
  const ours = join(root, 'node_modules');
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.startsWith(ours));
  const env = { ...process.env, PATH: path.join(delimiter) };
  return new Promise((resolve) => {
    spawn(command, args, { cwd: root, stdio: 'inherit', env })
      .on('error', (error) => {
        console.error(`npm could not be started: ${error.message}`);
        resolve(1);
      })
      .on('exit', (code) => resolve(code ?? 1));
  });
}
