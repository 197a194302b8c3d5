import { type ContentFile, contentFiles, names } from '#content-files.ts';
import { languageCodes } from '#language/languages.ts';
import type { DictionaryFile } from './edited-files.ts';
import { dictionaryName, fillFile, readFacts, readYaml, type YamlFile } from './read-yaml.ts';

/**
 * Reads the content by file, with its variables filled in; `undefined` for a file that is not there or cannot be parsed.
 * @param wanted the files to read, where few are enough
 */
export const readContent = (root: string, wanted = names) =>
  Object.fromEntries(readFiles(root, wanted).map(({ name, file }) => [name, file?.data])) as Record<
    ContentFile,
    unknown
  >;

/** Reads every content file, with its variables filled in. */
export function readFiles(root: string, wanted = names): { name: ContentFile; file: YamlFile | undefined }[] {
  const facts = readFacts(root);
  return wanted.map((name) => {
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
