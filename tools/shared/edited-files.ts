import type { z } from 'astro/zod';
import { type ContentFile, contentFiles } from '#content-files.ts';
import { textsIn } from '#content-model/content-path.ts';
import { nodeAt, toJsonSchema } from '#content-model/json-schema.ts';
import type { LanguageCode } from '#language/languages.ts';
import { dictionarySchema } from './dictionary.ts';

/** The files with the translations of a language. A site with one language has none. */
export type DictionaryFile = `translations/${LanguageCode}.yaml`;

/** The files that the office edits. */
export type EditedFile = ContentFile | DictionaryFile;

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
export const parseContent = <Name extends ContentFile>(
  name: Name,
  data: unknown,
): Content<Name> | undefined => contentFiles[name].safeParse(data).data as Content<Name> | undefined;

export type Content<Name extends ContentFile> = z.infer<(typeof contentFiles)[Name]>;
