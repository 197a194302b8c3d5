import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { machineNode, packagesAreCurrent, projectNode } from './ensure-packages.js';

let root: string;
const astro = { version: '7.0.0', integrity: 'sha512-a' };
const forMacs = { version: '1.0.0', integrity: 'sha512-m', optional: true };
const locked = { '': { name: 'site' }, 'node_modules/astro': astro, 'node_modules/for-macs': forMacs };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'));
  await write('package-lock.json', { packages: locked });
  await write('node_modules/.package-lock.json', { packages: { 'node_modules/astro': astro } });
  await writeProgram(projectNode(root));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('nothing is installed again while the lock file and what stands there agree', () => {
  expect(packagesAreCurrent(root)).toBe(true);
});

test.each([
  ['nothing is installed yet', undefined],
  ['npm did not come to its record, which it writes last', undefined],
  ['the record is torn', '{"packages": {"node_mod'],
  ['a package is missing', { packages: {} }],
  ['a package is older', { packages: { 'node_modules/astro': { ...astro, version: '6.0.0' } } }],
  [
    'a package has other contents',
    { packages: { 'node_modules/astro': { ...astro, integrity: 'sha512-b' } } },
  ],
  [
    'a package is not in the lock file any more',
    { packages: { 'node_modules/astro': astro, 'node_modules/gone': astro } },
  ],
])('the packages are installed when %s', async (_case, record) => {
  await rm(join(root, 'node_modules/.package-lock.json'));
  if (record) await write('node_modules/.package-lock.json', record);
  expect(packagesAreCurrent(root)).toBe(false);
});

test('the packages are installed when the lock file changes', async () => {
  await write('package-lock.json', { packages: { ...locked, 'node_modules/new': astro } });
  expect(packagesAreCurrent(root)).toBe(false);
});

test("the packages are installed when the project's own Node is not there", async () => {
  await rm(projectNode(root));
  expect(packagesAreCurrent(root)).toBe(false);
});

test("npm runs under the machine's Node, never under the project's, which it is about to remove", async () => {
  const machine = join(root, 'usr/bin/node');
  await writeProgram(machine);
  const own = projectNode(root);
  const PATH = [dirname(own), dirname(machine)].join(delimiter);
  expect(machineNode(root, { execPath: own, env: { PATH } })).toBe(machine);
  expect(machineNode(root, { execPath: own, env: { PATH, npm_node_execpath: own } })).toBe(machine);
  expect(machineNode(root, { execPath: machine, env: {} })).toBe(machine);
});

async function write(file: string, contents: unknown): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof contents === 'string' ? contents : JSON.stringify(contents));
}

async function writeProgram(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
}
