/**
 * Writes what derives from the schemas: `.pages.yml`, the forms of Pages CMS, and the comments in the content files,
 * which Pages CMS drops when it saves a file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addComments } from '#cms/content-comments.ts';
import { pagesCms } from '#cms/pages-cms.ts';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';

const root = join(import.meta.dirname, '..');

write('.pages.yml', () => pagesCms());
for (const name of Object.keys(contentFiles) as ContentFile[]) {
  write(`src/content/${name}`, (text) => addComments(text, name));
}

function write(path: string, change: (text: string) => string): void {
  const file = join(root, path);
  const before = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  const after = change(before);
  if (after === before) return;
  writeFileSync(file, after);
  console.log(`Updated ${path}`);
}
