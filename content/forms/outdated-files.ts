import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { pathOf } from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import { toText } from '#content/yaml/content-document.ts';
import { pagesCms } from './pages-cms.ts';

/**
 * The forms of Pages CMS, `.pages.yml`, and the content files with their comments, where they do not have the descriptions of the
 * schemas. Damaged YAML is left out.
 */
export function outdatedFiles({ root, church, files: loaded }: Pick<Project, 'root' | 'church' | 'files'>) {
  const files = loaded.map(({ name, file }) => {
    const path = pathOf(name);
    const before = read(path);
    // That of an overlay is another one.
    const document = file?.text === before ? file.document.clone() : parseDocument(before);
    return { path, before, after: before && document.errors.length === 0 ? toText(document, name) : before };
  });
  const forms = { path: '.pages.yml', before: read('.pages.yml'), after: pagesCms(church) };
  return [forms, ...files].filter(({ before, after }) => before !== after);

  function read(path: string) {
    return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  }
}
