import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumCandidates, ensureChromium, findChromium } from './chromium.ts';
import { UserError } from './user-error.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-test-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test("Playwright's own comes first, then the system's by name along the search path", () => {
  const candidates = chromiumCandidates('/own/chrome', ['/usr/local/bin', '/usr/bin'].join(delimiter));
  expect(candidates.slice(0, 4)).toEqual([
    '/own/chrome',
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
  ]);
  expect(candidates).toContain('/usr/bin/google-chrome');
});

test('a browser is taken only if it starts', async () => {
  const [absent, broken, whole] = [
    join(folder, 'absent'),
    await program('broken', 127),
    await program('whole', 0),
  ];
  expect(await findChromium([absent, broken, whole])).toBe(whole);
  expect(await findChromium([absent, broken])).toBeUndefined();
});

test('nothing is brought while there is one', async () => {
  const said: string[] = [];
  const bring = [{ name: 'a download', install: () => Promise.reject(new Error('not asked for')) }];
  expect(
    await ensureChromium(
      (line) => said.push(line),
      () => Promise.resolve('/here'),
      bring,
    ),
  ).toBe('/here');
  expect(said).toEqual([]);
});

test('the ways to bring one are tried in turn, until one has worked', async () => {
  const tried: string[] = [];
  const bring = ['a download', 'a package', 'a miracle'].map((name) => ({
    name,
    install: () => Promise.resolve(tried.push(name)),
  }));
  const find = () => Promise.resolve(tried.includes('a package') ? '/brought' : undefined);
  expect(await ensureChromium(() => undefined, find, bring)).toBe('/brought');
  expect(tried).toEqual(['a download', 'a package']);
});

test('when none can be had, one line says what to install', async () => {
  const find = () => Promise.resolve(undefined);
  const refused = ensureChromium(() => undefined, find, []);
  await expect(refused).rejects.toThrow(UserError);
  await expect(refused).rejects.toThrow(/^[^\n]*install Chromium[^\n]*$/);
});

async function program(name: string, code: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${code}\n`);
  await chmod(path, 0o755);
  return path;
}
