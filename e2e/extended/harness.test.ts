import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSite, dist } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { createTempSite, serve } from '../support/temp-site.ts';
import { expect, monitor, test } from '../support/test.ts';

test('requests to other hosts, exceptions, console errors and CSP violations are collected', async ({
  browser,
  baseURL,
}) => {
  await using context = await browser.newContext({ baseURL: String(baseURL) });
  const { errors, unexpectedRequests } = await monitor(context);
  const page = await context.newPage();
  await page.goto('/');
  expect({ errors, unexpectedRequests }).toEqual({ errors: [], unexpectedRequests: [] });

  const expected = ['logged (', 'CSP violation: img-src https://blocked.example/', 'Error: thrown'];
  await page.evaluate(() => {
    console.error('logged');
    document.body.append(Object.assign(new Image(), { src: 'https://blocked.example/' }));
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  for (const message of expected) {
    await expect.poll(() => errors).toContainEqual(expect.stringContaining(message));
  }

  await page.goto('about:blank');
  await page.evaluate(() => fetch('https://other.example/', { mode: 'no-cors' }).catch(() => undefined));
  expect(unexpectedRequests).toEqual(['https://other.example/']);
});

test('a test can allow an error that it provokes', async ({ page, allowError }) => {
  allowError('on purpose');
  const logged = page.waitForEvent('console');
  await page.goto('/');
  await page.evaluate(() => {
    console.error('logged on purpose');
  });
  expect((await logged).text()).toBe('logged on purpose');
});

test('an unchanged copy of the project builds to the same site, in its own folder', async ({ page }) => {
  test.slow();
  await using copy = await createTempSite();
  expect(copy.code, copy.output).toBe(0);
  const { files } = builtSite();
  expect(builtSite(copy.dist).files).toEqual(files);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    expect(await readPage(copy.dist, file)).toBe(await readPage(dist, file));
  }

  await using served = await serve(copy.dist);
  await page.goto(`${served.url}/Home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content('pages/home').hero.heading);
  // Before the server stops, since images may still be loading.
  await page.close();
});

test('the output of a failed build names every invalid key', async () => {
  test.slow();
  await using copy = await createTempSite(async (folder) => {
    const church = join(folder, 'src/content/church.yaml');
    await writeFile(church, (await readFile(church, 'utf8')).replace(/^phone:/m, 'fone:'));
    const giving = join(folder, 'src/content/pages/giving.yaml');
    await writeFile(giving, (await readFile(giving, 'utf8')).replace(/^title: .*\n/m, ''));
  });
  expect(copy.code).toBe(1);
  expect(copy.output).toContain('fone');
  expect(copy.output).toMatch(/src\/content\/pages\/giving\.yaml,.* title\n/);
});

/** @returns the HTML without the ids that Astro derives from the folder of the project, and the time of the build */
async function readPage(folder: string, file: string): Promise<string> {
  return (await readFile(join(folder, file), 'utf8')).replaceAll(/ uid="\w+"|<!-- Built at .* -->/g, '');
}
