/** Copies the descriptions in the schemas to the forms of Pages CMS, `.pages.yml`, and to the comments in content files. */
import { join } from 'node:path';
import { addComments } from './cms/content-comments.ts';
import { pagesCms } from './cms/pages-cms.ts';
import { names } from '#content-files.ts';
import { editFile } from '#tools/shared/edit-file.ts';
import { readDictionaries } from '#tools/shared/read-content.ts';
import { readChurchOf } from './new-parish/new-parish.ts';
import { pathOf } from '#tools/shared/read-yaml.ts';

const root = join(import.meta.dirname, '..');

update('.pages.yml', () => pagesCms(readChurchOf(root)));
for (const name of [...names, ...readDictionaries(root).map(({ name }) => name)])
  update(pathOf(name), (text) => addComments(text, name));

function update(path: string, change: (text: string) => string): void {
  if (editFile(root, path, change)) console.log(`${path} is updated.`);
}
