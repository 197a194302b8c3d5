'use strict';
/**
 * `node tools/run.cjs [script]` installs the packages of the lock file if necessary, then runs a script with the
 * project's own Node.js: npm commands start under whatever Node.js the machine has. That may be an old one, so this file
 * uses old syntax. (`node tools/install.cjs && node tools/start.ts` would not do: the shell remembers where it
 * found `node` before the install.)
 */
const { spawn, spawnSync } = require('child_process');
const { existsSync, readFileSync, rmSync } = require('fs');
const { constants } = require('os');
const { delimiter, join } = require('path');

const root = join(__dirname, '..');
const modules = join(root, 'node_modules');
const record = join(modules, '.package-lock.json');
const node = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

if (parseInt(process.versions.node, 10) < 20) {
  fail(
    'This project needs Node.js 20 or newer, but this is ' +
      process.versions.node +
      '. Get it from https://nodejs.org',
  );
} else if (/[#%?]/.test(root)) {
  // Vite and Node.js read the path as a URL.
  fail("The project's folder is " + root + '. Rename it so that its path has no # % or ?');
} else if (isInstalled() || install()) {
  if (process.argv.length > 2) run(process.argv.slice(2));
}

/** Whether the last install finished, and was of the lock file as it is now: npm writes its record last. */
function isInstalled() {
  const locked = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(record);
  if (!existsSync(node)) return false;
  return Object.keys(Object.assign({}, locked, installed)).every((path) => {
    const want = locked[path] || {};
    // npm leaves out optional packages for other operating systems, and the project itself.
    if (!installed[path]) return path === '' || want.optional === true;
    return installed[path].integrity === want.integrity;
  });
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
  const folders = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(modules));
  const env = Object.assign({}, process.env, { PATH: folders.join(delimiter), SKIP_ASTRO_SYNC: '1' });
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm is a batch file on Windows.
  const shell = process.platform === 'win32';
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', env, shell });
  if (result.error) return fail('npm could not be started: ' + result.error.message);
  if (result.status !== 0) return fail('The packages could not be installed; see the output of npm above.');
  if (existsSync(node)) return true;
  return fail(
    "npm did not run the install script of the package 'node': is 'ignore-scripts' set in an .npmrc?",
  );
}

/** Ends the script with this process, and this process with the script's exit code. */
function run(args) {
  const PATH = join(modules, '.bin') + delimiter + process.env.PATH;
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: Object.assign({}, process.env, { PATH }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes a signal only to the shell between it and this process, so this process watches for its parent's end.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) =>
    fail("The project's own Node.js does not run (" + error.message + '): remove node_modules.'),
  );
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
  return false;
}
