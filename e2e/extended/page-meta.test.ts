import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { createTempSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

test('a page without a title or a description is not built', async () => {
  test.setTimeout(240_000);
  await using site = await createTempSite(async (folder) => {
    await drop(join(folder, 'src/content/pages/giving.yaml'), 'title');
    await drop(join(folder, 'src/content/pages/ministries.yaml'), 'description');
  });
  expect(site.code).not.toBe(0);
  expect(site.output).toMatch(/src\/content\/pages\/giving\.yaml,.* title\n/);
  expect(site.output).toMatch(/src\/content\/pages\/ministries\.yaml,.* description\n/);
});

async function drop(file: string, key: string): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  document.delete(key);
  await writeFile(file, String(document));
}
