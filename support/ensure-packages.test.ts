import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesAreCurrent, projectNode } from './ensure-packages.js';

let root: string;
const record = 'node_modules/.package-lock.json';
const astro = { version: '7.0.0', integrity: 'sha512-a' };
const macOnly = { version: '1.0.0', integrity: 'sha512-m', optional: true };
const locked = { '': { name: 'site' }, 'node_modules/astro': astro, 'node_modules/mac-only': macOnly };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'));
  await mkdir(dirname(projectNode(root)), { recursive: true });
  await writeFile(projectNode(root), '');
  await write('package-lock.json', { packages: locked });
  await write(record, { packages: { 'node_modules/astro': astro } });
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('packages are current when the lock file and npm’s record agree', () => {
  expect(packagesAreCurrent(root)).toBe(true);
});

test.each([
  ['the record is incomplete', '{"packages": {"node_mod'],
  ['a package is missing', { packages: {} }],
  ['a package is older', { packages: { 'node_modules/astro': { ...astro, version: '6.0.0' } } }],
  ['a package has other contents', { packages: { 'node_modules/astro': { ...astro, integrity: 'b' } } }],
  ['a package left the lock file', { packages: { 'node_modules/astro': astro, 'node_modules/x': astro } }],
])('packages are not current when %s', async (_case, contents) => {
  await write(record, contents);
  expect(packagesAreCurrent(root)).toBe(false);
});

test.each(['npm’s record', 'the project’s own Node.js'])(
  'packages are not current when %s is missing',
  async (what) => {
    await rm(what === 'npm’s record' ? join(root, record) : projectNode(root));
    expect(packagesAreCurrent(root)).toBe(false);
  },
);

async function write(file: string, contents: unknown): Promise<void> {
  await writeFile(join(root, file), typeof contents === 'string' ? contents : JSON.stringify(contents));
}
