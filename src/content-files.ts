import type { z } from 'astro/zod';
import { textsIn } from '#content-model/content-path.ts';
import { nodeAt, toJsonSchema } from '#content-model/json-schema.ts';
import { dictionarySchema } from '#content-model/dictionary.ts';
import { type LanguageCode, languageCodes } from '#language/languages.ts';
import { dictionaryName, fillFile, readFacts, readYaml, type YamlFile } from '#content-model/read-content.ts';
import { lifeAtSchema, ministriesSchema, pillarsSchema, volunteeringSchema } from '#parish/cards-schema.ts';
import { churchSchema } from '#church/schema.ts';
import { churchYearSchema } from '#church-year/schema.ts';
import { readingsSchema } from '#church-year/readings-schema.ts';
import { clergySchema } from '#parish/clergy-schema.ts';
import { firstVisitSchema } from '#church/first-visit-schema.ts';
import { givingMethodsSchema } from '#giving/schema.ts';
import { layoutSchema } from '#church/layout-schema.ts';
import { legalSchema } from '#church/legal-schema.ts';
import { liturgiesSchema } from '#liturgies/schema.ts';
import { noticesSchema } from '#church/notices-schema.ts';
import {
  aboutUsPageSchema,
  contactUsPageSchema,
  givingPageSchema,
  homePageSchema,
  ministriesPageSchema,
  schedulePageSchema,
  watchLivePageSchema,
} from '#church/page-schemas.ts';
import type { PageName } from '#content-model/page-names.ts';

/** The schema of every content file, by its path within `src/content/`. Other files are allowed in `schemas/` only. */
export const contentFiles = {
  'church.yaml': churchSchema,
  'liturgies.yaml': liturgiesSchema,
  'church-year.yaml': churchYearSchema,
  'readings.yaml': readingsSchema,
  'notices.yaml': noticesSchema,
  'layout.yaml': layoutSchema,
  'legal.yaml': legalSchema,
  'ministries.yaml': ministriesSchema,
  'volunteering.yaml': volunteeringSchema,
  'pillars.yaml': pillarsSchema,
  'first-visit.yaml': firstVisitSchema,
  'life-at.yaml': lifeAtSchema,
  'clergy.yaml': clergySchema,
  'giving-methods.yaml': givingMethodsSchema,
  'pages/home.yaml': homePageSchema,
  'pages/schedule.yaml': schedulePageSchema,
  'pages/giving.yaml': givingPageSchema,
  'pages/ministries.yaml': ministriesPageSchema,
  'pages/watch-live.yaml': watchLivePageSchema,
  'pages/about-us.yaml': aboutUsPageSchema,
  'pages/contact-us.yaml': contactUsPageSchema,
} as const satisfies Record<string, unknown> & Record<`pages/${PageName}.yaml`, unknown>;

export type ContentFile = keyof typeof contentFiles;

/** The files with the translations of a language. A site with one language has none. */
export type DictionaryFile = `translations/${LanguageCode}.yaml`;

/** The files that the office edits. */
export type EditedFile = ContentFile | DictionaryFile;

/** The content files, in the order in which messages list them. */
export const names = Object.keys(contentFiles) as ContentFile[];

/** @returns the name of a file's Astro collection: `church`, `pages-home` */
export const collectionOf = <File extends EditedFile>(file: File) =>
  file.replace('.yaml', '').replace('/', '-') as CollectionOf<File>;

export type CollectionOf<File extends string> = File extends `${infer Folder}/${infer Name}.yaml`
  ? `${Folder}-${Name}`
  : File extends `${infer Name}.yaml`
    ? Name
    : never;

/** Reads the content by file, without Astro, with its variables filled in; `undefined` for a file that cannot be parsed. */
export const readContent = (root: string) =>
  Object.fromEntries(readFiles(root).map(({ name, file }) => [name, file?.data])) as Record<
    ContentFile,
    unknown
  >;

/** Reads every content file, with its variables filled in. */
export function readFiles(root: string): { name: ContentFile; file: YamlFile | undefined }[] {
  const facts = readFacts(root);
  return names.map((name) => {
    const file = readYaml(root, name);
    return { name, file: file && fillFile(file, contentFiles[name], facts) };
  });
}

/** Reads the dictionaries that the project has, also of languages that the site does not have. */
export const readDictionaries = (root: string): { name: DictionaryFile; file: YamlFile }[] =>
  languageCodes.flatMap((code) => {
    const name = dictionaryName(code);
    const file = readYaml(root, name);
    return file ? [{ name, file }] : [];
  });

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
export const parseContent = <File extends ContentFile>(
  name: File,
  data: unknown,
): Content<File> | undefined => contentFiles[name].safeParse(data).data as Content<File> | undefined;

export type Content<File extends ContentFile> = z.infer<(typeof contentFiles)[File]>;
