import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBrowser, findBrowser, firefox, webKit } from './browsers.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engines-test-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('an engine is there when each of its programs is', async () => {
  await program('WebKitWebDriver');
  await program('openssl');
  expect(await findBrowser(webKit, folder)).toBeUndefined();
  await program('Xvfb');
  expect(await findBrowser(webKit, folder)).toEqual({
    name: 'WebKit',
    path: join(folder, 'WebKitWebDriver'),
  });
});

test('a Firefox that does not start is none', async () => {
  await program('openssl');
  await program('firefox', 1);
  expect(await findBrowser(firefox, folder)).toBeUndefined();
});

test('nothing is installed while it is there', async () => {
  const said: string[] = [];
  const found = { name: 'WebKit', path: '/here' } as const;
  const install = () => Promise.reject(new Error('not asked for'));
  expect(
    await ensureBrowser(
      webKit,
      (line) => said.push(line),
      () => Promise.resolve(found),
      install,
    ),
  ).toBe(found);
  expect(said).toEqual([]);
});

test('what is missing is installed', async () => {
  const installed: string[] = [];
  const install = (packages: string[]) => Promise.resolve(void installed.push(...packages));
  const found = { name: 'WebKit', path: '/brought' } as const;
  const find = () => Promise.resolve(installed.length > 0 ? found : undefined);
  expect(await ensureBrowser(webKit, () => undefined, find, install)).toBe(found);
  expect(installed).toEqual(webKit.packages);
});

test('what cannot be had is skipped, with one line that says so', async () => {
  const said: string[] = [];
  const nothing = () => Promise.resolve(undefined);
  expect(await ensureBrowser(webKit, (line) => said.push(line), nothing, nothing)).toBeUndefined();
  expect(said.filter((line) => line.includes('skipped'))).toEqual([
    expect.stringMatching(/^WebKit is skipped[^\n]*webkit2gtk-driver[^\n]*$/),
  ]);
});

async function program(name: string, code = 0): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${code}\n`);
  await chmod(path, 0o755);
}
