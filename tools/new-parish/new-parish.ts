import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Document } from 'yaml';
import type { Church } from '#church/schema.ts';
import {
  contentFiles,
  dictionaryName,
  jsonSchemaOf,
  names,
  pathOf,
  textsOf,
} from '#content/content-files.ts';
import { load } from '#content/load.ts';
import { entryIdOf, valueAt } from '#content-model/content-path.ts';
import { regionName } from '#content-model/fields/country.ts';
import { type LanguageCode, languageCodes, languageOf } from '#language/languages.ts';
import { hasGospelText } from '#content/check/check-gospel-texts.ts';
import { pagesCms } from '#content/forms/pages-cms.ts';
import { createDictionary, type Dictionary, type DictionaryEntry, entriesIn } from '#content/dictionary.ts';
import { editFile } from '#content/files.ts';
import { localize } from '#content/fill-variables.ts';
import { editContent, setIn, toText } from '#content/yaml/content-document.ts';
import { factOptions, type ParishFacts, toLanguages } from './facts.ts';
import { eraseFacts, neutralContent, neutralTexts } from './neutral-content.ts';

/** Writes another parish into the content, the forms in which it is edited, and wherever else its name and place are. */
export function newParish(root: string, facts: ParishFacts) {
  const before = load(root).church;
  newContent(root, facts);
  const after = load(root).church;
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
export function newContent(root: string, { languages: typed, ...facts }: ParishFacts) {
  const { address, languages: former } = load(root).church;
  const written = former[0] ?? 'en';
  const languages = typed ? toLanguages(typed) : former;
  const neutral = neutralContent(root, facts.country ?? address.country, written);
  const church: Record<string, unknown> = {
    ...neutral['church.yaml'],
    eventIdSuffix: randomUUID(),
    languages,
  };
  for (const [option, value] of Object.entries(facts))
    church[factOptions[option as keyof typeof facts].path] = value;
  if (facts.email) church.taxEmail = facts.email;
  neutral['church.yaml'] = church;
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
  translateProject(root, written);
}

/** Lines such as `# name: Father … # placeholder: the name of the first priest`. Another parish may have no such value. */
const commentedKeys = /^ *# \w+: .*# placeholder: .*\n/gm;

/** Whether the project is still that of the parish it was written for. */
export const isOriginal = (root: string) => load(root).church.eventIdSuffix === originalEventIdSuffix;

const originalEventIdSuffix = '0b7a4c1e-6d52-4f83-9a3e-2f1c8e5d7b60';

const placeOf = ({ address }: Church) => `${address.city}, ${regionName(address)}`;

/** @returns a name in lower-case letters, digits and hyphens, as npm and Cloudflare allow: `st-mark` for `St. Mark's` */
function slug(name: string) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Writes the content in the main language, and the dictionaries of the others, by the dictionaries that the project has. A text
 * that would be too long with the name of the church has the short name, in all languages.
 * @param written the language of the content
 */
function translateProject(root: string, written: LanguageCode) {
  const facts = load(root).facts;
  const translators = load(root).church.languages.map((code) => ({
    code,
    language: languageOf(code),
    dictionary: translatorOf(root, code, written),
    entries: [] as DictionaryEntry[],
  }));
  const [main, ...others] = translators;
  for (const file of names)
    editContent(root, file, (document) => {
      const data: unknown = document.toJS();
      const options = { facts, name: file, schema: contentFiles[file] };
      const shown = translators.map((translator) => localize(data, { ...options, ...translator }).data);
      for (const { path, text, node } of textsOf(file, data)) {
        if (!text || !node?.translatable) continue;
        const { maxLength = Infinity } = node;
        const id = entryIdOf(path, data);
        const isLong = shown.some((it) => String(valueAt(path, it)).length > maxLength);
        const translate = (dictionary?: Dictionary) => {
          const translation = dictionary?.translate(text, file, id);
          return isLong ? translation?.replaceAll('{name}', '{shortName}') : translation;
        };
        const own = translate(main?.dictionary);
        // The name of the church, as it was typed in the main language.
        if (own === undefined) continue;
        document.setIn(path, own);
        for (const { dictionary, entries } of others) {
          // The envelope is addressed in the language of the country.
          const translation = path.at(-1) === 'addressee' ? own : translate(dictionary);
          const usual = entries.find((it) => it.text === own && !it.file);
          if (translation === undefined || translation === usual?.translation) continue;
          // Where the text has another translation in other files.
          const place = usual && { file: id ? `${file}#${id}` : file };
          entries.push({ text: own, translation, ...place });
        }
      }
    });
  for (const code of languageCodes) rmSync(join(root, pathOf(dictionaryName(code))), { force: true });
  for (const { code, entries } of others) addDictionary(root, code, entries);
}

/** Translates from the language that the content is written in, the texts of any parish too. */
export function translatorOf(root: string, code: LanguageCode, written: LanguageCode): Dictionary {
  if (code === written) return { translate: (text) => text };
  const texts = entriesIn(load(root).written(dictionaryName(code)));
  return createDictionary({ texts: [...texts, ...neutralTexts(root, written, code)] });
}

/** Adds a dictionary, where the project has none of this language; an empty one for a language that the site gets later. */
export function addDictionary(root: string, code: LanguageCode, entries: readonly DictionaryEntry[] = []) {
  const name = dictionaryName(code);
  const document = new Document({ confirmed: false, texts: entries.length > 0 ? entries : null });
  editFile(root, pathOf(name), (text) => text || toText(document, name));
}
