import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { createTempSite } from '#tools/test-sites/temp-site.ts';

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
