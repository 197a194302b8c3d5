import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'playwright/test';
import { contentOf } from '../support/fixtures.ts';
import { buildWithCachedImages, copyProject } from '../support/temp-site.ts';

test('a build with invalid content fails, and the development server prints issues', async ({ browser }) => {
  test.setTimeout(300_000);
  await using copy = await copyProject();
  const { folder } = copy;
  const CONTENT = contentOf('plain');
  const file = join(folder, 'e2e/fixtures/plain/church.yaml');
  const valid = readFileSync(file, 'utf8');
  const misspell = (key: string) => writeFileSync(file, valid.replace(`\n${key}:`, `\n${key}x:`));
  misspell('phone');
  const build = await buildWithCachedImages(folder, { CONTENT });
  expect(build.code).toBe(1);
  for (const key of ['phone', 'phonex']) expect(build.output).toMatch(new RegExp(`\\b${key}\\b`));

  const port = await getPort();
  const args = [join(folder, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', String(port)];
  const env = { ...process.env, CONTENT, ASTRO_CACHE_DIR: join(folder, '.cache/astro') };
  const server = spawn(process.execPath, args, { cwd: folder, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)));
  try {
    await expect.poll(() => output, { timeout: 120_000 }).toContain(`localhost:${port}`);
    expect(output).toMatch(/church\.yaml, line \d+, phonex\n +found: /);

    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/ContactUs`);
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText("The content of 'church' could not be read.");
    writeFileSync(file, valid);
    const heading = page.getByRole('heading', { name: 'Find us' });
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await expect(overlay).toHaveCount(0);

    misspell('email');
    await expect
      .poll(() => output, { timeout: 60_000 })
      .toMatch(/emailx\n +found: .*\n +expected: the key 'email'\?/);
    expect(output.match(/There is 1 issue/g)).toHaveLength(2);
  } finally {
    server.kill();
    await once(server, 'close');
  }
});
