import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { regionName } from '#content-model/fields/country.ts';
import { jsonSchemaOf, type ContentFile, names } from '#content-files.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import type { Church } from '#church/schema.ts';
import { fillVariables } from '#content-model/fill-variables.ts';
import { textsIn } from '#content-model/content-path.ts';
import { pathOf, readFacts, readYaml } from '#content-model/read-content.ts';
import { setIn, toText } from '#tools/yaml/content-document.ts';
import { factOptions, type ParishFacts } from './facts.ts';
import { eraseFacts, neutralContent } from './neutral-content.ts';

/**
 * Turns a copy of the project into that of another parish: its facts, placeholders for all other facts, and texts that
 * are true of any parish.
 * @param facts valid ones; the others stay as they are
 * @param reset whether to replace the other content too, and draw a new id for the feeds
 */
export function newParish(
  root: string,
  { arabic, ...facts }: ParishFacts,
  reset: boolean,
  today: Date,
): void {
  const before = readChurchOf(root);
  const country = facts.country ?? before.address.country;
  const edits = reset ? neutralContent(today.getFullYear(), country) : {};
  editContent('church.yaml', (document) => {
    for (const [option, value] of Object.entries(facts))
      setIn(document, factOptions[option as keyof ParishFacts].path, value);
    if (reset) setIn(document, 'eventIdSuffix', randomUUID());
  });
  if (reset || arabic)
    editContent('pages/arabic.yaml', (document) => setIn(document, 'show', arabic !== 'no'));
  const after = readChurchOf(root);
  for (const file of names) {
    if (file !== 'church.yaml') editContent(file, (document) => shortenNames(document, file, root));
  }
  const { name: project } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const newProject = `${slug(after.shortName) || 'church'}-website`;
  for (const file of ['package.json', 'package-lock.json', 'wrangler.jsonc', 'docs/hosting/cloudflare.md'])
    edit(file, (text) => text.replaceAll(project, newProject));
  edit('README.md', (text) =>
    text.replaceAll(before.name, after.name).replaceAll(placeOf(before), placeOf(after)),
  );

  function editContent(file: ContentFile, change: (document: Document) => void): void {
    edit(pathOf(file), (text) => {
      const document = parseDocument(reset ? text.replace(commentedKeys, '') : text);
      const fileEdits = edits[file] ?? [];
      const replaced = fileEdits.map(([path]) => path);
      if (reset) eraseFacts(document, jsonSchemaOf(file), replaced);
      for (const [path, value] of fileEdits) setIn(document, path, value);
      change(document);
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

/** Replaces `{name}` by `{shortName}` in texts that would be longer than their limit with the name of this church. */
function shortenNames(document: Document, file: ContentFile, root: string): void {
  const schema = jsonSchemaOf(file);
  const facts = readFacts(root);
  for (const { path, text } of textsIn(document.toJS())) {
    const limit = nodeAt(path, schema)?.maxLength ?? Infinity;
    if (fillVariables(text, facts).length > limit)
      document.setIn(path, text.replaceAll('{name}', '{shortName}'));
  }
}
