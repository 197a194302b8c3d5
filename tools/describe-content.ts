/** Copies the descriptions in the schemas to the forms of Pages CMS, `.pages.yml`, and to the comments in content files. */
import { join } from 'node:path';
import { outdatedFiles } from '#content/forms/outdated-files.ts';
import { load } from '#content/load.ts';
import { editFile } from '#content/files.ts';

const root = join(import.meta.dirname, '..');

for (const { path, after } of outdatedFiles(load(root))) {
  editFile(root, path, () => after);
  console.log(`${path} is updated.`);
}
