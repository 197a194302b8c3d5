import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Document, isMap } from 'yaml';
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
import { nodeAt } from '#content-model/json-schema.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { type LanguageCode, languageCodes, languageOf } from '#language/languages.ts';
import { now } from '#time/now.ts';
import { hasGospelText } from '#content/check/check-gospel-texts.ts';
import { checkContent } from '#content/check/check-content.ts';
import { formatReport, isError } from '#content/check/issue.ts';
import { pagesCms } from '#content/forms/pages-cms.ts';
import type { Dictionary, DictionaryEntry } from '#content/dictionary.ts';
import { editFile, filesIn } from '#content/files.ts';
import { localize } from '#content/fill-variables.ts';
import { editContent, setIn, toText } from '#content/yaml/content-document.ts';
import { uninterrupted } from '#tools/uninterrupted.ts';
import { UserError } from '#tools/user-error.ts';
import { factOptions, type ParishFacts, toList } from './facts.ts';

/** The content, with its pictures and dictionaries, that a parish begins with, as in a project: in `src/content/` and `src/assets/`. */
export const starterOf = (root: string) => join(root, 'starter');

/**
 * Writes another parish into the content, the forms in which it is edited, and wherever else its name and place are. All of it is
 * prepared in a copy: until that is complete and valid, the project stays as it is.
 * @throws {UserError} when the content would not be valid
 */
export async function newParish(root: string, facts: ParishFacts) {
  const copy = join(root, '.cache/new-parish');
  try {
    prepare(root, copy, facts);
    const issues = await checkContent(copy);
    if (issues.some(isError))
      throw new UserError(
        `Nothing was written. What would have been has issues, and begins with starter/src/content, in another main language with its translations there.\n\n${formatReport(issues)}`,
      );
    uninterrupted(() => {
      for (const folder of ['src/content', 'src/assets', 'public/files'])
        rmSync(join(root, folder), { recursive: true, force: true });
      for (const file of filesIn(copy, '.', true).filter((it) => !it.startsWith('.cache/'))) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        renameSync(join(copy, file), join(root, file));
      }
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function prepare(root: string, copy: string, facts: ParishFacts) {
  rmSync(copy, { recursive: true, force: true });
  const before = load(root).church;
  newContent(root, copy, facts);
  const after = load(copy).church;
  cpSync(join(starterOf(root), 'src/assets'), join(copy, 'src/assets'), { recursive: true });
  for (const path of ['src/assets/brand', 'src/assets/CREDITS.md', 'public/files/.gitkeep'])
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true });
  const { name: project } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  const newProject = `${slug(after.shortName) || 'church'}-website`;
  editFile(copy, '.pages.yml', () => pagesCms(after));
  const edit = (file: string, change: (text: string) => string) =>
    editFile(copy, file, () => change(readFileSync(join(root, file), 'utf8')));
  for (const file of ['package.json', 'package-lock.json', 'wrangler.jsonc', 'docs/hosting/cloudflare.md'])
    edit(file, (text) => text.replaceAll(project, newProject));
  edit('README.md', (text) =>
    text.replaceAll(before.name, after.name).replaceAll(placeOf(before), placeOf(after)),
  );
}

/**
 * Writes the content of a new parish: that of the starter in the main language, with the facts of the parish, and the dictionaries of
 * its other languages.
 * @param root a project
 * @param folder where `src/content/` is written; another one there is deleted
 */
export function newContent(root: string, folder: string, facts: ParishFacts) {
  const starter = load(starterOf(root));
  const { languages: typed, giving = 'online', 'legal-pages': legalPages = '', ...ofChurch } = facts;
  const languages = typed ? toList(typed) : ['en', 'ar'];
  rmSync(join(folder, 'src/content'), { recursive: true, force: true });
  for (const name of names) editFile(folder, pathOf(name), () => starter.textOf(name) ?? '');
  editContent(folder, 'church.yaml', (document) => {
    const answers = Object.entries(ofChurch).flatMap(([option, value]) =>
      value ? { path: factOptions[option as keyof ParishFacts].path, value } : [],
    );
    for (const { path, value } of answers) document.setIn(path.split('.'), value);
    leaveOut(
      document,
      answers.map(({ path }) => path),
    );
    if (facts.email) document.set('taxEmail', facts.email);
    document.set('languages', document.createNode(languages));
    document.set('eventIdSuffix', randomUUID());
    if (toList(legalPages).includes('privacy')) document.set('embeds', 'on request');
  });
  for (const [answer, { file, path }] of [
    [giving, factOptions.giving],
    [legalPages, factOptions['legal-pages']],
  ] as const)
    editContent(folder, file, (document) =>
      setIn(document, path, (entries: { id: string }[]) => {
        const chosen = entries.filter(({ id }) => toList(answer).includes(id.toLowerCase()));
        return chosen.length > 0 ? chosen : null;
      }),
    );
  if (!hasGospelText(root, languages))
    editContent(folder, 'readings.yaml', (document) => document.set('text', false));
  const [written = 'en'] = starter.church.languages;
  translateContent(folder, written, starter.dictionaryOf);
  // Of the starter.
  const year = String(now().getFullYear());
  for (const name of ['layout.yaml', ...languageCodes.map(dictionaryName)] as const)
    if (existsSync(join(folder, pathOf(name))))
      editFile(folder, pathOf(name), (text) => text.replace(/(©.*)2026/g, `$1${year}`));
}

/** Deletes the placeholders of `church.yaml` that are not answered, where their keys are optional. */
function leaveOut(document: Document, answered: readonly string[]) {
  for (const { path, text } of textsOf('church.yaml', document.toJS())) {
    const isNeeded = nodeAt(path.slice(0, -1), jsonSchemaOf('church.yaml'))?.required?.includes(
      String(path.at(-1)),
    );
    if (isPlaceholder(text) && !isNeeded && !answered.includes(path.join('.'))) document.deleteIn(path);
  }
  const links = document.get('links');
  if (isMap(links) && links.items.length === 0) document.delete('links');
}

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
 * Writes content in the main language, and the dictionaries of the others. A text that would be too long with the name of the church has
 * the short name, in all languages.
 * @param written the language of the content
 * @param translatorOf the dictionary from it into another language
 */
export function translateContent(
  root: string,
  written: LanguageCode,
  translatorOf: (code: LanguageCode) => Dictionary,
) {
  const { facts, church } = load(root);
  const translators = church.languages.map((code) => ({
    code,
    language: languageOf(code),
    dictionary: code === written ? { translate: (text: string) => text } : translatorOf(code),
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

/** Adds a dictionary, where the project has none of this language; an empty one for a language that the site gets later. */
export function addDictionary(root: string, code: LanguageCode, entries: readonly DictionaryEntry[] = []) {
  const name = dictionaryName(code);
  const document = new Document({ confirmed: false, texts: entries.length > 0 ? entries : null });
  editFile(root, pathOf(name), (text) => text || toText(document, name));
}
