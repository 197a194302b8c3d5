import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionName } from '#content-model/fields/country.ts';
import { names } from '#content-files.ts';
import { editFile } from '#tools/shared/edit-file.ts';
import { jsonSchemaOf } from '#tools/shared/edited-files.ts';
import type { Church } from '#church/schema.ts';
import { pathOf, readYaml } from '#tools/shared/read-yaml.ts';
import { hasGospelText } from '#tools/check/check-gospel-texts.ts';
import { pagesCms } from '#tools/cms/pages-cms.ts';
import { editContent, setIn } from '#tools/yaml/content-document.ts';
import { factOptions, type ParishFacts, toLanguages } from './facts.ts';
import { eraseFacts, neutralContent } from './neutral-content.ts';
import { translateProject } from './translate-project.ts';

/** Writes another parish into the content, the forms in which it is edited, and wherever else its name and place are. */
export function newParish(root: string, facts: ParishFacts): void {
  const before = readChurchOf(root);
  newContent(root, facts);
  const after = readChurchOf(root);
  const { name: project } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const newProject = `${slug(after.shortName) || 'church'}-website`;
  editFile(root, '.pages.yml', () => pagesCms(after));
  for (const file of ['package.json', 'package-lock.json', 'wrangler.jsonc', 'docs/hosting/cloudflare.md'])
    editFile(root, file, (text) => text.replaceAll(project, newProject));
  editFile(root, 'README.md', (text) =>
    text.replaceAll(before.name, after.name).replaceAll(placeOf(before), placeOf(after)),
  );
}

/** Writes the facts of another parish into the content, placeholders for all other facts, and texts that are true of any parish. */
export function newContent(root: string, { languages: typed, ...facts }: ParishFacts): void {
  const { address, languages: former } = readChurchOf(root);
  const written = former[0] ?? 'en';
  const languages = typed ? toLanguages(typed) : former;
  const neutral = neutralContent(facts.country ?? address.country, written);
  const own = Object.entries(facts).map(([option, value]): [string, string] => [
    factOptions[option as keyof typeof facts].path,
    value,
  ]);
  neutral['church.yaml'] = {
    ...neutral['church.yaml'],
    ...(facts.email && { taxEmail: facts.email }),
    ...Object.fromEntries(own),
    eventIdSuffix: randomUUID(),
    languages,
  };
  if (!hasGospelText(root, languages))
    neutral['readings.yaml'] = { ...neutral['readings.yaml'], text: false };
  for (const file of names) {
    const edits = neutral[file] ?? {};
    editFile(root, pathOf(file), (text) => text.replace(commentedKeys, ''));
    editContent(root, file, (document) => {
      eraseFacts(document, jsonSchemaOf(file), Object.keys(edits));
      for (const [path, value] of Object.entries(edits))
        setIn(document, path, Array.isArray(value) && value.length === 0 ? null : (value ?? undefined));
    });
  }
  translateProject(root, written, readChurchOf(root).languages);
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
