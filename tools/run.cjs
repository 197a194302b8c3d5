'use strict';
/**
 * `node tools/run.cjs [script]` installs the packages of the lock file if necessary, then runs a script with the
 * project's own Node.js: npm commands start under whatever Node.js the machine has, which may parse old syntax only.
 */
const { spawn, spawnSync } = require('child_process');
const { existsSync, readFileSync, rmSync } = require('fs');
const { delimiter, join } = require('path');

const root = join(__dirname, '..');
const modules = join(root, 'node_modules');
const record = join(modules, '.package-lock.json');
const node = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

if (parseInt(process.versions.node, 10) < 20) {
  fail('This project needs Node.js 20 or newer. Get it from https://nodejs.org');
} else if (/[#%?]/.test(root)) {
  // Vite and Node.js read the path as a URL.
  fail(`The project's folder is ${root}. Rename it so that its path has no # % or ?`);
} else if (isInstalled() || install()) {
  if (process.argv.length > 2) run(process.argv.slice(2));
}

/** Whether the last install finished, and was of this lock file: npm writes its record last. */
function isInstalled() {
  const locked = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(record);
  const isSame = (path) => {
    const { integrity, optional } = locked[path] || {};
    // npm leaves out the project itself, and optional packages for other operating systems.
    return installed[path] ? installed[path].integrity === integrity : path === '' || optional;
  };
  return existsSync(node) && Object.keys(Object.assign({}, locked, installed)).every(isSame);
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages || {};
  } catch (_) {
    return {};
  }
}

function install() {
  console.log('Installing the packages of package-lock.json …');
  // Without the old record, an interrupted install does not count as finished.
  rmSync(record, { force: true });
  // npm must run with the machine's own Node.js: `npm ci` removes the project's.
  const PATH = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(modules));
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = Object.assign({}, process.env, { PATH: PATH.join(delimiter) });
  // npm is a batch file on Windows.
  const shell = process.platform === 'win32';
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env, shell });
  if (result.status !== 0) return fail('The packages could not be installed; see the output of npm above.');
  if (existsSync(node)) return true;
  return fail("npm did not run the install script of 'node': is 'ignore-scripts' set in an .npmrc?");
}

/** Ends the script with this process, and this process with the script's exit code. */
function run(args) {
  const PATH = join(modules, '.bin') + delimiter + process.env.PATH;
  // Compiled modules, also those without their types: a command begins half a second earlier.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || join(root, '.cache/node');
  const env = Object.assign({}, process.env, { PATH, NODE_COMPILE_CACHE });
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes a signal only to the shell between it and this process, so this process watches for its parent's end.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  child.on('error', ({ message }) =>
    fail(`The project's own Node.js does not run (${message}): remove node_modules.`),
  );
  child.on('exit', (code) => (process.exitCode = code === null ? 1 : code));
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
