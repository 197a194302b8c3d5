/** Copies the descriptions in the schemas to the forms of Pages CMS, `.pages.yml`, and to the comments in content files. */
import { join } from 'node:path';
import { pagesCms } from './cms/pages-cms.ts';
import { names } from '#content-files.ts';
import { editFile } from '#tools/shared/files.ts';
import { readDictionaries, readChurchOf, pathOf } from '#tools/shared/read-content.ts';
import { editContent } from './yaml/content-document.ts';

const root = join(import.meta.dirname, '..');

report(
  '.pages.yml',
  editFile(root, '.pages.yml', () => pagesCms(readChurchOf(root))),
);
for (const name of [...names, ...readDictionaries(root).map(({ name }) => name)])
  report(
    pathOf(name),
    editContent(root, name, () => undefined),
  );

function report(path: string, isChanged: boolean) {
  if (isChanged) console.log(`${path} is updated.`);
}
