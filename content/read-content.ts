import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, posix, resolve } from 'node:path';
import type { z } from 'astro/zod';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Church } from '#church/schema.ts';
import { gospelPages } from '#readings/readings.ts';
import { type ContentFile, contentFiles, names } from './content-files.ts';
import { mapTexts, textsIn } from '#content-model/content-path.ts';
import { nodeAt, toJsonSchema } from '#content-model/json-schema.ts';
import { type Language, type LanguageCode, languageCodes } from '#language/languages.ts';
import { shownPages } from '#site/routes.ts';
import { now } from '#time/now.ts';
import { createDictionary, dictionarySchema } from './dictionary.ts';
import { type Facts, fillVariables, languagesIn, variableFiles } from './fill-variables.ts';

/** The files with the translations of a language. A site with one language has none. */
export type DictionaryFile = `translations/${LanguageCode}.yaml`;

/** The files that the office edits. */
export type EditedFile = ContentFile | DictionaryFile;

/** @returns the path within the project: `src/content/church.yaml` */
export const pathOf = (name: string) => `src/content/${name}`;

export const dictionaryName = <Code extends string>(code: Code) => `translations/${code}.yaml` as const;

export const isDictionary = (name: EditedFile): name is DictionaryFile => name.startsWith('translations/');

export const schemaOf = (name: EditedFile): z.ZodType =>
  isDictionary(name) ? dictionarySchema : contentFiles[name];

export const jsonSchemaOf = (name: EditedFile) => toJsonSchema(schemaOf(name));

/** @returns the texts of a content file, each with the schema of its place */
export const textsOf = (name: EditedFile, data: unknown) =>
  textsIn(data).map((it) => ({ ...it, node: nodeAt(it.path, jsonSchemaOf(name)) }));

/**
 * Parses a content file as the site does. Images are not read.
 * @param data with its variables filled in
 * @returns the content with the defaults of its schema; `undefined` when it is not valid
 */
export const parseContent = <Name extends ContentFile>(name: Name, data: unknown) =>
  contentFiles[name].safeParse(data).data as z.infer<(typeof contentFiles)[Name]> | undefined;

/** Reads the content by file, with its variables filled in; `undefined` for a file that is not there or cannot be parsed. */
export const readContent = (root: string, wanted = names) =>
  Object.fromEntries(readFiles(root, wanted).map(({ name, file }) => [name, file?.data])) as Content;

export type Content = Record<ContentFile, unknown>;

/** @param wanted the files to read, where few are enough */
export function readFiles(root: string, wanted = names) {
  const facts = readFacts(root);
  return wanted.map((name) => {
    const file = readYaml(root, name);
    return { name, file: file && fillFile(file, contentFiles[name], facts) };
  });
}

/** @returns a file with its variables filled in */
export const fillFile = (file: YamlFile, schema: z.ZodType, facts: Facts): YamlFile => ({
  ...file,
  data: fillVariables(file.data, facts, schema),
});

/** @returns the values of the variables, as files have them: they need not be valid */
export const readFacts = (root: string) =>
  Object.fromEntries(variableFiles.map((name) => [name, readYaml(root, name)?.data])) as Facts;

/** @returns the church of the project, before it is checked */
export const readChurchOf = (root: string) => readYaml(root, 'church.yaml')?.data as Church;

/** @returns the pages and languages that the site has. The content check, which runs later, reports what is not valid */
export function readSite(root: string) {
  const content = readContent(root, ['church.yaml', 'legal.yaml', 'readings.yaml']);
  const legal = parseContent('legal.yaml', content['legal.yaml'] ?? {}) ?? { pages: [] };
  const readings = parseContent('readings.yaml', content['readings.yaml']);
  return {
    pages: [...shownPages(content['church.yaml'] ?? {}, legal), ...(readings ? gospelPages(readings) : [])],
    languages: languagesIn(readFacts(root)),
  };
}

/** Reads the dictionaries that the project has, also of languages that the site does not have. */
export const readDictionaries = (root: string) =>
  languageCodes.map(dictionaryName).flatMap((name) => {
    const file = readYaml(root, name);
    return file ? { name, file } : [];
  });

export const readDictionary = (root: string, { code }: Pick<Language, 'code'>) =>
  createDictionary(readYaml(root, dictionaryName(code))?.data);

/**
 * @returns a content file as it is written, without the values of variables, from the overlay that has it;
 *   `undefined` when it does not exist
 */
export function readYaml(root: string, name: string): YamlFile | undefined {
  const source = resolve(root, sourceOf(root, name));
  if (!existsSync(source)) return undefined;
  const file = parseYaml(readFileSync(source));
  return { ...file, data: withFileNames(file.data, root, dirname(source)) };
}

export function parseYaml(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  return { text, document, counter, /** `undefined` when the YAML is damaged. */ data: toData(document) };
}

export type YamlFile = ReturnType<typeof parseYaml>;

function toData(document: Document): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    // A text that begins with an asterisk is an alias.
    return undefined;
  }
}

/** Names the files in content as the file system does: a Mac may decompose the é of a name, which content has composed. */
const withFileNames = (data: unknown, root: string, folder: string) =>
  mapTexts(data, (path) => {
    const [, parent = '', name = ''] =
      /^((?:\.\.?|\/files)\/(?:.*\/)?)([^/]*\P{ASCII}[^/]*)$/u.exec(path) ?? [];
    const onDisk = parent.startsWith('/') ? join(root, 'public', parent) : join(folder, parent);
    if (!name || !existsSync(onDisk)) return path;
    return parent + (readdirSync(onDisk).find((it) => it.normalize() === name.normalize()) ?? name);
  });

/**
 * The folders of the environment variable `CONTENT`, separated as in `PATH`: fixtures of tests. A file in them is read in place of
 * that in `src/content/`; of two, that of the later folder. Its images are in `assets/` beside its folder.
 * @throws {RangeError} when a folder does not exist
 */
export function contentOverlays(root: string) {
  const folders = (process.env.CONTENT ?? '').split(delimiter).filter(Boolean);
  const missing = folders.find((folder) => !existsSync(resolve(root, folder)));
  if (missing)
    throw new RangeError(
      `CONTENT is '${missing}'. Expected: a folder of the project, with files as in src/content.`,
    );
  return folders;
}

/** @returns the path of a content file within the project: `src/content/church.yaml`, or that in the last overlay that has it */
export const sourceOf = (root: string, name: string) =>
  contentOverlays(root)
    .map((folder) => join(folder, name))
    .findLast((path) => existsSync(resolve(root, path))) ?? `src/content/${name}`;

/** @returns the folders of the images that content may name: `src/assets`, and those of the overlays */
export const imageFolders = (root: string) => [
  ...new Set(['src/content', ...contentOverlays(root)].map((folder) => posix.join(folder, '../assets'))),
];

/** Ends the process with one sentence when `CONTENT` or `TODAY` is not valid: Astro would show a stack trace. */
export function checkEnvironment(root: string) {
  try {
    contentOverlays(root);
    now();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
