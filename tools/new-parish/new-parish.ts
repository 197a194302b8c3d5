import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { regionName } from '#content-model/fields/country.ts';
import { type ContentFile, names } from '#content-files.ts';
import { jsonSchemaOf } from '#tools/shared/edited-files.ts';
import type { Church } from '#church/schema.ts';
import { languagesOf } from '#language/languages.ts';
import { pathOf, readYaml } from '#tools/shared/read-yaml.ts';
import { pagesCms } from '#tools/cms/pages-cms.ts';
import { setIn, toText } from '#tools/yaml/content-document.ts';
import { factOptions, type ParishFacts, toLanguages } from './facts.ts';
import { eraseFacts, neutralContent } from './neutral-content.ts';
import { addDictionary, translateProject } from './translate-project.ts';

/**
 * Turns a copy of the project into that of another parish: its facts, placeholders for all other facts, and texts that
 * are true of any parish.
 * @param facts valid ones; the others stay as they are
 * @param reset whether to replace the other content too, and draw a new id for the feeds
 */
export function newParish(
  root: string,
  { languages: typed, ...facts }: ParishFacts,
  reset: boolean,
  today: Date,
): void {
  const before = readChurchOf(root);
  const country = facts.country ?? before.address.country;
  const written = before.languages[0] ?? 'en';
  const year = today.getFullYear();
  const edits = reset ? neutralContent(year, country, written) : {};
  editContent('church.yaml', (document) => {
    for (const [option, value] of Object.entries(facts))
      setIn(document, factOptions[option as keyof typeof facts].path, value);
    if (reset) setIn(document, 'eventIdSuffix', randomUUID());
    if (reset && facts.email) setIn(document, 'taxEmail', facts.email);
    if (typed) setIn(document, 'languages', toLanguages(typed));
  });
  const after = readChurchOf(root);
  for (const file of names) if (file !== 'church.yaml') editContent(file);
  const { languages } = after;
  if (reset) translateProject(root, written, languages, year);
  else for (const code of languages.slice(1)) addDictionary(root, code);
  const { name: project } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const newProject = `${slug(after.shortName) || 'church'}-website`;
  edit('.pages.yml', () => pagesCms(after.address.country, languagesOf(after)));
  for (const file of ['package.json', 'package-lock.json', 'wrangler.jsonc', 'docs/hosting/cloudflare.md'])
    edit(file, (text) => text.replaceAll(project, newProject));
  edit('README.md', (text) =>
    text.replaceAll(before.name, after.name).replaceAll(placeOf(before), placeOf(after)),
  );

  function editContent(file: ContentFile, change?: (document: Document) => void): void {
    edit(pathOf(file), (text) => {
      const document = parseDocument(reset ? text.replace(commentedKeys, '') : text);
      const fileEdits = edits[file] ?? [];
      const replaced = fileEdits.map(([path]) => path);
      if (reset) eraseFacts(document, jsonSchemaOf(file), replaced);
      for (const [path, value] of fileEdits) setIn(document, path, value);
      change?.(document);
      return toText(document, file);
    });
  }

  function edit(path: string, change: (text: string) => string): void {
    const file = join(root, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

/** Lines such as `# name: Father … # placeholder: the name of the first priest`. Another parish may have no such value. */
const commentedKeys = /^ *# \w+: .*# placeholder: .*\n/gm;

/** Whether the project is still that of the parish it was written for. */
export const isOriginal = (root: string) => readChurchOf(root).eventIdSuffix === originalEventIdSuffix;

const originalEventIdSuffix = '0b7a4c1e-6d52-4f83-9a3e-2f1c8e5d7b60';

/** @returns the church of the project, before it is checked */
export const readChurchOf = (root: string) => readYaml(root, 'church.yaml')?.data as Church;

const placeOf = ({ address }: Church) => `${address.city}, ${regionName(address)}`;

/** @returns a name in lower-case letters, digits and hyphens, as npm and Cloudflare allow: `st-mark` for `St. Mark's` */
function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
