import { lifeAtSchema, ministriesSchema, pillarsSchema, volunteeringSchema } from '#cards/schema.ts';
import { churchSchema } from '#church/schema.ts';
import { churchYearSchema } from '#church-year/schema.ts';
import { readingsSchema } from '#readings/schema.ts';
import { clergySchema } from '#about-us/clergy-schema.ts';
import { firstVisitSchema } from '#first-visit/schema.ts';
import { givingMethodsSchema } from '#giving/schema.ts';
import { layoutSchema } from '#site/layout-schema.ts';
import { legalSchema } from '#site/legal-schema.ts';
import { liturgiesSchema } from '#liturgies/schema.ts';
import { noticesSchema } from '#site/notices-schema.ts';
import { aboutUsPageSchema } from '#about-us/page-schema.ts';
import { contactUsPageSchema } from '#contact/page-schema.ts';
import { givingPageSchema } from '#giving/page-schema.ts';
import { homePageSchema } from '#home/page-schema.ts';
import { ministriesPageSchema } from '#cards/page-schema.ts';
import { schedulePageSchema } from '#calendar/page-schema.ts';
import { watchLivePageSchema } from '#live-stream/page-schema.ts';
import type { z } from 'astro/zod';
import { textsIn } from '#content-model/content-path.ts';
import { nodeAt, toJsonSchema } from '#content-model/json-schema.ts';
import type { PageName } from '#content-model/page-names.ts';
import { type LanguageCode, languageCodes } from '#language/languages.ts';
import { dictionarySchema } from './dictionary.ts';

/** The schema of every content file, by its path within `src/content/`. The content check rejects other files. */
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

/** The content files, in the order in which messages list them. */
export const names = Object.keys(contentFiles) as ContentFile[];

/** @returns the name of a file's Astro collection: `church`, `pages-home` */
export const collectionOf = <File extends string>(file: File) =>
  file.replace('.yaml', '').replace('/', '-') as CollectionOf<File>;

export type CollectionOf<File extends string> = File extends `${infer Folder}/${infer Name}.yaml`
  ? `${Folder}-${Name}`
  : File extends `${infer Name}.yaml`
    ? Name
    : never;

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

/** The content by file, with its variables filled in; `undefined` for a file that is not there or cannot be parsed. */
export type Content = Record<ContentFile, unknown>;

/** The content files, then the dictionaries of all languages. */
export const allFiles: readonly EditedFile[] = [...names, ...languageCodes.map(dictionaryName)];
