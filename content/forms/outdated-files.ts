import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { names } from '#content/content-files.ts';
import { pathOf, readChurchOf, readDictionaries } from '#content/read-content.ts';
import { toText } from '#content/yaml/content-document.ts';
import { pagesCms } from './pages-cms.ts';

/**
 * The forms of Pages CMS, `.pages.yml`, and the content files with their comments, where they do not have the descriptions of the
 * schemas. Damaged YAML is left out.
 */
export function outdatedFiles(root: string) {
  const files = [...names, ...readDictionaries(root).map(({ name }) => name)].map((name) => {
    const path = pathOf(name);
    const before = read(path);
    const document = parseDocument(before);
    return { path, before, after: before && document.errors.length === 0 ? toText(document, name) : before };
  });
  const forms = { path: '.pages.yml', before: read('.pages.yml'), after: pagesCms(readChurchOf(root)) };
  return [forms, ...files].filter(({ before, after }) => before !== after);

  function read(path: string) {
    return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  }
}
