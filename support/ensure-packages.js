// @ts-check
// Plain JavaScript for Node.js 20 without packages: it runs before they are installed.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Runs `npm ci` unless the packages of the lock file are installed already.
 *
 * @param {string} root the project's folder
 * @param {(line: string) => void} log takes one line before the install and one when it fails
 * @returns {Promise<boolean>} whether the packages are installed now
 */
export async function ensurePackages(root, log) {
  if (packagesAreCurrent(root)) return true;
  log('Installing the packages of package-lock.json …');
  // npm writes its record last. Without the old record, an interrupted install does not count as finished.
  rmSync(recordPath(root), { force: true });
  if ((await npmCi(root)) !== 0) {
    log('The packages could not be installed; see the output of npm above.');
    return false;
  }
  if (existsSync(projectNode(root))) return true;
  log("npm did not run the install script of the package 'node': is 'ignore-scripts' set in an .npmrc?");
  return false;
}

/**
 * Compares the lock file with npm's record of what it installed.
 *
 * @param {string} root the project's folder
 * @returns {boolean} whether the last install finished, and was of the lock file as it is now
 */
export function packagesAreCurrent(root) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(recordPath(root));
  if (!locked || !installed || !existsSync(projectNode(root))) return false;
  const paths = Object.keys({ ...locked, ...installed }).filter((path) => path !== '');
  return paths.every((path) => {
    const [want, have] = [locked[path], installed[path]];
    // npm leaves out optional packages for other operating systems.
    if (!have) return want?.optional === true;
    return have.version === want?.version && have.integrity === want?.integrity;
  });
}

/**
 * @param {string} root the project's folder
 * @returns {string} path of the Node.js that the lock file installs, which runs everything but the install itself
 */
export function projectNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * @param {string} root
 * @returns {string}
 */
function recordPath(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

/**
 * @param {string} path of a lock file, or of npm's record, which has the same format
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined} the packages by
 *   folder, `undefined` when the file is missing or is not JSON
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
  // npm must run with the machine's own Node.js: `npm ci` removes the project's.
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const PATH = folders.filter((folder) => !folder.startsWith(join(root, 'node_modules'))).join(delimiter);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve) => {
    spawn('npm', args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH, SKIP_ASTRO_SYNC: '1' },
      // npm is a batch file on Windows.
      shell: process.platform === 'win32',
    })
      .on('error', (error) => {
        console.error(`npm could not be started: ${error.message}`);
        resolve(1);
      })
      .on('exit', (code) => resolve(code ?? 1));
  });
}
