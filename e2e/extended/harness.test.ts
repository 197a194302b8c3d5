import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSite, dist } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { createTempSite, serve } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

test.describe('a test fails by itself when a page', () => {
  test.fail();

  test('asks another host for anything', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() =>
      fetch('https://elsewhere.example/', { mode: 'no-cors' }).catch(() => undefined),
    );
  });

  test('throws', async ({ page }) => {
    await page.goto('/');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('thrown');
      }),
    );
    await thrown;
  });

  test('writes an error to the console', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      console.error('written');
    });
  });
});

test('a test may say that it provokes an error', async ({ page, allowError }) => {
  allowError('on purpose');
  await page.goto('/');
  await page.evaluate(() => {
    console.error('written on purpose');
  });
});

test('a copy of the project builds to the very same site, in a folder of its own', async ({ page }) => {
  test.slow();
  await using copy = await createTempSite();
  expect(copy.code, copy.output).toBe(0);
  const { files } = builtSite();
  expect(builtSite(copy.dist).files).toEqual(files);
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    expect(await pageOf(copy.dist, page)).toBe(await pageOf(dist, page));
  }

  await using served = await serve(copy.dist);
  await page.goto(`${served.url}/Home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content('pages/home').hero.heading);
  // Before its server ends: pictures may still be on their way.
  await page.close();
});

test('a broken copy says what is wrong', async () => {
  test.slow();
  await using copy = await createTempSite(async (folder) => {
    const church = join(folder, 'src/content/church.yaml');
    await writeFile(church, (await readFile(church, 'utf8')).replace(/^phone:/m, 'fone:'));
  });
  expect(copy.code).toBe(1);
  expect(copy.output).toContain('fone');
});

/** A built page without the ids that Astro derives from the folder of the project. */
async function pageOf(folder: string, page: string): Promise<string> {
  return (await readFile(join(folder, page), 'utf8')).replaceAll(/ uid="\w+"/g, '');
}
