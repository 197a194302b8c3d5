import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile } from '#content/files.ts';
import { buildWithCachedImages, copyProject, runTool } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(600_000);

test('a page that somebody adds by the guide is in each language, the menu and the lists of pages', async () => {
  await using project = await copyProject();
  const read = (file: string) => readFileSync(join(project.folder, file), 'utf8');
  const write = (file: string, text: string) => editFile(project.folder, file, () => text);
  const addBelow = (file: string, line: string, added: string) => {
    expect(read(file)).toContain(line);
    write(file, read(file).replace(line, `${line}${added}`));
  };
  const [, page = ''] = /```astro\n(.*?)```/s.exec(read('docs/developers/add-a-page.md')) ?? [];

  addBelow('src/content-model/page-names.ts', "  'contact-us',\n", "  'prayers',\n");
  const schema = read('src/cards/page-schema.ts').replace('ministriesPageSchema', 'prayersPageSchema');
  write('src/prayers/page-schema.ts', schema);
  addBelow(
    'content/content-files.ts',
    "import { watchLivePageSchema } from '#live-stream/page-schema.ts';\n",
    "import { prayersPageSchema } from '#prayers/page-schema.ts';\n",
  );
  addBelow(
    'content/content-files.ts',
    "  'pages/contact-us.yaml': contactUsPageSchema,\n",
    "  'pages/prayers.yaml': prayersPageSchema,\n",
  );
  write(
    'src/content/pages/prayers.yaml',
    read('src/content/pages/ministries.yaml').replace('title: Ministries', 'title: Prayers'),
  );
  const menuLink = '  - label: Contact Us\n    page: contact-us\n';
  addBelow('src/content/layout.yaml', menuLink, '  - label: Prayers\n    page: prayers\n');
  write('src/pages/[...locale]/Prayers.astro', page.replace(/^ {3}/gm, ''));

  for (const command of [
    ['../tools/describe-content.ts'],
    ['../tools/check-content.ts'],
    ['astro/bin/astro.mjs', 'sync'],
    ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'],
    ['eslint/bin/eslint.js', '--max-warnings', '0', 'src/pages', 'src/prayers', 'content/content-files.ts'],
  ]) {
    const { code, output } = await runTool(project.folder, command, {});
    expect(code, output).toBe(0);
  }
  const { code, output } = await buildWithCachedImages(project.folder);
  expect(code, output).toBe(0);
  const built = (file: string) => read(`dist/${file}`);
  expect(built('Prayers.html')).toContain('<title>Prayers · ');
  expect(built('ar/Prayers.html')).toContain('<html lang="ar" dir="rtl">');
  expect(built('index.html')).toContain('href="/Prayers"');
  for (const file of ['sitemap-0.xml', 'llms.txt']) expect(built(file), file).toContain('/Prayers');
  expect(built('_redirects')).toContain('/prayers /Prayers 301');
  expect(read('.pages.yml')).toContain('src/content/pages/prayers.yaml');
});
