import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTempSite } from '../../support/temp-site.ts';
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

test('a build with invalid content fails, and its output names every invalid key', async () => {
  await using copy = await createTempSite(async (folder) => {
    const file = join(folder, 'src/content/church.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^phone:/m, 'fone:').replace(/^email:/m, 'mail:'));
  });
  expect(copy.code).toBe(1);
  for (const key of ['phone', 'fone', 'email', 'mail'])
    expect(copy.output).toMatch(new RegExp(`\\b${key}\\b`));
});
