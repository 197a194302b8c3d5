import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from './serve.ts';

test('the server goes on with the next build', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'serve-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const build = async (text: string) => {
    await writeFile(join(directory, 'index.html'), text);
    await writeFile(join(directory, '_headers'), '/*\n  X-Test: 1\n');
  };
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  await build('first');
  // The first server may respond with the second build before it stops. The next then starts in a folder that is removed.
  serve(directory, 0).catch(console.log);
  await vi.waitUntil(() => log.mock.calls.length > 0, { timeout: 60_000 });
  const url = /http:\S+/.exec(String(log.mock.calls[0]?.[0]))?.[0] ?? '';
  expect(await (await fetch(url)).text()).toBe('first');

  await rm(join(directory, '_headers'));
  await rm(join(directory, 'index.html'));
  await build('second');
  const served = () => fetch(url).then((response) => response.text(), String);
  await expect.poll(served, { timeout: 60_000 }).toBe('second');
});
