import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBrowser, firefox, webkit } from './browsers.ts';
import { firstThatStarts } from './chromium.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browsers-test-'));
  vi.stubEnv('PATH', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('WebKit is found when its driver and all that it needs are installed', async () => {
  const driver = await program('WebKitWebDriver');
  await program('openssl');
  expect(await webkit.find()).toBeUndefined();
  await program('Xvfb');
  expect(await webkit.find()).toBe(driver);
});

test('a browser that does not start is not found', async () => {
  await program('openssl');
  const [stub, works] = [await program('firefox', 1), await program('chromium')];
  expect(await firefox.find()).toBeUndefined();
  expect(await firstThatStarts([join(folder, 'missing'), stub])).toBeUndefined();
  expect(await firstThatStarts([stub, works])).toBe(works);
});

test('an installed browser is not installed again', async () => {
  const install = vi.fn();
  const installers = [{ source: 'a download', install }];
  const log = vi.fn();
  const find = () => Promise.resolve('/installed');
  expect(await ensureBrowser({ name: 'Chromium', find, installers }, log)).toBe('/installed');
  expect(install).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test('installers are tried in order until the browser is found', async () => {
  const tried: string[] = [];
  const installers = ['a download', 'a package', 'another'].map((source) => ({
    source,
    install: () => Promise.resolve(tried.push(source)),
  }));
  const find = () => Promise.resolve(tried.includes('a package') ? '/found' : undefined);
  expect(await ensureBrowser({ name: 'Chromium', find, installers }, vi.fn())).toBe('/found');
  expect(tried).toEqual(['a download', 'a package']);
});

async function program(name: string, code = 0): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${code}\n`);
  await chmod(path, 0o755);
  return path;
}
