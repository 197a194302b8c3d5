import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { Document, isSeq, LineCounter, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { contentFiles, dictionaryName, jsonSchemaOf, names, pathOf } from '#content/content-files.ts';
import { load } from '#content/load.ts';
import { mapTexts, textsIn, valueAt } from '#content-model/content-path.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import englishWords from '#language/words/en.json' with { type: 'json' };
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { formatIssue } from '#content/check/issue.ts';
import { variablesOf } from '#content/check/schema-issues.ts';
import type { DictionaryEntry } from '#content/dictionary.ts';
import { localize, placesOf } from '#content/fill-variables.ts';
import { editContent } from '#content/yaml/content-document.ts';
import { UserError } from '#tools/user-error.ts';
import { contentRoot, languageName, listFile, wordsFile } from './project-languages.ts';
import wordDescriptions from './word-descriptions.json' with { type: 'json' };

/** An entry of the list: a word of the interface has a `word`, a text of the content none. */
export interface Entry {
  word?: string;
  for: string;
  text: string;
  translation: string | null;
}

/** Writes the list of what a language has no translation of, or deletes it when nothing is left. @returns how much that is */
export function writeList(root: string, code: string) {
  const path = join(root, listFile(code));
  const name = languageName(code);
  const words = missingWords(root, code);
  const texts = missingTexts(contentRoot(root, code), code as LanguageCode);
  if (words.length + texts.length === 0) {
    rmSync(path, { force: true });
    const next = load(root).church.languages.includes(code as LanguageCode)
      ? ''
      : ` Add ${code} below languages in ${pathOf('church.yaml')}, or take it as a main language with npm run new-parish.`;
    return `Everything is translated into ${name}.${next}`;
  }
  const counted = (noun: string, { length }: readonly unknown[]) =>
    `${length} ${noun}${length === 1 ? '' : 's'}`;
  const count = `${counted('word', words)} and ${counted('text', texts)}`;
  const comment = ` ${count} without a translation into ${name}, in the order of the site. Write
 each below its text, and run npm run language -- ${code} again: it takes over what is translated. {Variables} stay.`;
  const document = new Document([...words, ...texts].map((it) => ({ ...it, translation: null })));
  document.commentBefore = comment;
  writeFileSync(path, document.toString({ lineWidth: 0, nullStr: '' }));
  return `${count} without a translation into ${name}: see ${listFile(code)}.`;
}

/** Takes over what the list has: words into the file of the words, texts into the dictionary. */
export async function takeOver(root: string, code: string) {
  const path = join(root, listFile(code));
  if (!existsSync(path)) return;
  const lines = new LineCounter();
  const list = parseDocument<YAMLSeq<YAMLMap>>(readFileSync(path, 'utf8'), { lineCounter: lines });
  if (list.errors[0]) throw list.errors[0];
  const words = readWords(root, code);
  const known = words.size;
  const texts: DictionaryEntry[] = [];
  const issues: string[] = [];
  for (const [index, entry] of ((list.toJS() ?? []) as Entry[]).entries()) {
    const { word, text, translation } = entry;
    if (!translation) continue;
    if (word) words.set(word, translation);
    else texts.push({ text, translation });
    const required = requiredIn(text, entry);
    if (isDeepStrictEqual(required, requiredIn(translation, entry))) continue;
    const { line } = lines.linePos(list.contents?.items[index]?.range?.[0] ?? 0);
    const expected = `a translation with ${required.join(' ') || 'no {variables}'}, as its text: ${text}`;
    issues.push(formatIssue({ file: listFile(code), line, found: translation, expected }));
  }
  if (issues.length > 0) throw new UserError(issues.join('\n'));
  if (words.size > known) await writeWords(root, code, words);
  // The main language has words alone.
  if (texts.length === 0) return;
  editContent(contentRoot(root, code), dictionaryName(code as LanguageCode), (document) => {
    if (!isSeq(document.get('texts'))) document.set('texts', document.createNode([]));
    for (const entry of texts) document.addIn(['texts'], document.createNode(entry));
  });
}

/** Writes the words of a language in the order of the English ones. */
async function writeWords(root: string, code: string, words: ReadonlyMap<string, string>) {
  const all = mapTexts(englishWords, (_, path) => words.get(path.join('.'))) as object;
  const json = JSON.stringify({ ...all, contractions: readJson(root, code).contractions ?? {} });
  // As the project's check of the format has it.
  const filepath = join(root, wordsFile(code));
  writeFileSync(filepath, await format(json, { ...(await resolveConfig(filepath)), filepath }));
}

/** @returns the variables that a translation must have: on a clock of 24 hours, no period, and of a full hour no minutes */
const requiredIn = (text: string, { word = '' }: Entry) =>
  variablesOf(text).filter(
    (it) => !(['time', 'fullHour'].includes(word) && ['{period}', '{minute}'].includes(it)),
  );

function missingWords(root: string, code: string) {
  const words = readWords(root, code);
  return textsIn(englishWords).flatMap(({ path, text }) => {
    const word = path.join('.');
    // Some describe a group of words.
    return words.has(word) ? [] : { word, for: valueAt(path.slice(0, 1), wordDescriptions), text };
  });
}

/** @returns the words that a language has, by their paths: `form.sendLabel`, `ordinals.0` */
const readWords = (root: string, code: string) =>
  new Map(textsIn(readJson(root, code)).map(({ path, text }) => [path.join('.'), text]));

const readJson = (root: string, code: string) =>
  JSON.parse(readFileSync(join(root, wordsFile(code)), 'utf8')) as { contractions?: object };

/**
 * The texts that a language has no translation of, in the order of the site, each once.
 * @param root a project, or its starter
 */
export function missingTexts(root: string, code: LanguageCode) {
  const { church, facts, written: dataOf, dictionaryOf } = load(root);
  if (code === church.languages[0]) return [];
  // Its code decides which translations beside a text count. A language that was just added has no other rules yet.
  const options = { facts, language: { ...languageOf('en'), code }, dictionary: dictionaryOf(code) };
  const places = placesOf(church).filter(
    (text) => !isPlaceholder(text) && !options.dictionary.translate(text, 'church.yaml'),
  );
  const missing = new Map(places.map((text) => [text, 'church.yaml: A place of the address, in texts.']));
  for (const name of names) {
    const data = dataOf(name);
    const { untranslated } = localize(data, { ...options, name, schema: contentFiles[name] });
    for (const path of untranslated) {
      const text = String(valueAt(path, data));
      const { description = '', maxLength } = nodeAt(path, jsonSchemaOf(name)) ?? {};
      if (!missing.has(text) && !isPlaceholder(text))
        missing.set(text, `${name}: ${description}${maxLength ? ` At most ${maxLength} characters.` : ''}`);
    }
  }
  return [...missing].map(([text, place]) => ({ for: place, text }));
}
