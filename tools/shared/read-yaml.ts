import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { z } from 'astro/zod';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { withFileNames } from './file-names.ts';
import { sourceOf } from './environment.ts';
import type { Language } from '#language/languages.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { type Facts, fillVariables, variableFiles } from './fill-variables.ts';

/** @returns the path of a content file, relative to the root of the project: `src/content/church.yaml` */
export const pathOf = (name: string) => `src/content/${name}`;

/** @returns the values of the variables, as files have them: they need not be valid */
export const readFacts = (root: string) =>
  Object.fromEntries(variableFiles.map((name) => [name, readYaml(root, name)?.data])) as Facts;

/** @returns a file with its variables filled in */
export const fillFile = (file: YamlFile, schema: z.ZodType, facts: Facts): YamlFile => ({
  ...file,
  data: fillVariables(file.data, facts, schema),
});

/** @returns the name of the file with the translations of a language: `translations/ar.yaml` */
export const dictionaryName = <Code extends string>(code: Code) => `translations/${code}.yaml` as const;

export const readDictionary = (root: string, { code }: Pick<Language, 'code'>): Dictionary =>
  createDictionary(readYaml(root, dictionaryName(code))?.data);

/**
 * @returns a content file as it is written, without the values of variables, from the overlay that has it (`environment.ts`);
 *   `undefined` when it does not exist
 */
export function readYaml(root: string, name: string): YamlFile | undefined {
  try {
    const file = parseYaml(readFileSync(resolve(root, sourceOf(root, name))));
    const folder = dirname(join(root, pathOf(name)));
    return { ...file, data: withFileNames(file.data, folder, join(root, 'public')) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function parseYaml(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  return { text, document, counter, /** `undefined` when the YAML is damaged. */ data: toData(document) };
}

function toData(document: Document): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    // A text that begins with an asterisk is an alias.
    return undefined;
  }
}

export type YamlFile = ReturnType<typeof parseYaml>;
