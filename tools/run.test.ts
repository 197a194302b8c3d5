import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useFolder } from '#content-model/fixtures/folder.ts';

const { root, write } = useFolder();
const astro = { integrity: 'sha512-a' };
const macOnly = { integrity: 'sha512-m', optional: true };
const record = 'node_modules/.package-lock.json';

beforeEach(() => {
  cpSync(join(import.meta.dirname, 'run.cjs'), join(root, 'tools/run.cjs'));
  const locked = { '': {}, 'node_modules/astro': astro, 'node_modules/mac': macOnly };
  write('package-lock.json', JSON.stringify({ packages: locked }));
  write(record, JSON.stringify({ packages: { 'node_modules/astro': astro } }));
  write('script.js', 'console.log("The script ran."); process.exitCode = 3');
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  write('bin/npm', '#!/bin/sh\necho npm "$1" "$2"\nexit $NPM_EXIT_CODE', 0o755);
});

test('installed packages are not installed again, and the exit code is that of the script', () => {
  expect(run()).toEqual({ status: 3, output: 'The script ran.' });
});

test.each([
  ['a package is missing', {}],
  ['a package has other contents', { 'node_modules/astro': { integrity: 'b' } }],
])('packages are installed when %s', (_case, contents) => {
  write(record, JSON.stringify({ packages: contents }));
  expect(run().output).toMatch(/^Installing.*\nnpm ci --include=dev\nThe script ran\.$/);
});

test.each(['#', '%', '?'])(
  'a folder with %s in its path is reported, and nothing else is done',
  (character) => {
    const tools = join(root, `web ${character}1/tools`);
    cpSync(join(root, 'tools'), tools, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join(tools, 'run.cjs'), 'script.js'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`web ${character}1. Rename it`);
  },
);

test('a failed install is reported, and the script does not run', () => {
  write(record, '{}');
  const { status, output } = run('1');
  expect(status).toBe(1);
  expect(output).toMatch(/npm ci --include=dev\nThe packages could not be installed/);
});

test('a Node.js that npm did not install is reported', () => {
  rmSync(join(root, 'node_modules/node'), { recursive: true });
  expect(run().output).toMatch(/npm ci --include=dev\nnpm did not run the install script of 'node'/);
});

function run(npmExitCode = '0') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.cjs', 'script.js'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [join(root, 'bin'), process.env.PATH].join(delimiter),
      NPM_EXIT_CODE: npmExitCode,
    },
  });
  return { status, output: (stdout + stderr).trim() };
}
