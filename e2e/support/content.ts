import { join } from 'node:path';
import type { z } from 'astro/zod';
import { readSite } from '#tools/shared/read-site.ts';
import { pageHref } from '#site/routes.ts';
import { localize } from '#tools/shared/fill-variables.ts';
import { readDictionary, readFacts, readYaml } from '#tools/shared/read-yaml.ts';
import { setLanguageOutside } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { contentFiles, type ContentFile } from '#content-files.ts';
import { type Content, parseContent } from '#tools/shared/edited-files.ts';
import { readContent } from '#tools/shared/read-content.ts';

const root = join(import.meta.dirname, '../..');
const files = readContent(root);

/** The names of the pages that the site has, and its languages, the main one first, with their words: the texts of the interface. */
export const { pages, languages } = readSite(root);
export const { words } = languages[0];
setLanguageOutside(languages[0]);

/**
 * The content that the site was built from. Tests take text and facts from here, so that an edit fails no test.
 * @returns the file's data before the schema fills in defaults
 */
export const content = <Name extends ContentName>(name: Name) =>
  files[`${name}.yaml`] as Input<`${Name}.yaml`>;

/** @returns the content as the site has it: with the defaults of its schema */
export function parsedContent<Name extends ContentName>(name: Name): Content<`${Name}.yaml`> {
  const parsed = parseContent(`${name}.yaml`, content(name));
  if (!parsed) throw new Error(`${name}.yaml is not valid`);
  return parsed;
}

/**
 * @param path of a page: `/ar/Schedule`
 * @returns the language of the page
 */
export const languageAt = (path: string): Language =>
  languages.find(({ isMain, code }) => !isMain && path.split('/')[1] === code) ?? languages[0];

/** @returns the content as the pages in a language have it */
export function contentIn<Name extends ContentName>(language: Language, name: Name): Content<`${Name}.yaml`> {
  if (language.isMain) return parsedContent(name);
  const file = `${name}.yaml` as const;
  const { data } = localize(readYaml(root, file)?.data, {
    name: file,
    schema: contentFiles[file],
    facts: readFacts(root),
    language,
    dictionary: readDictionary(root, language),
  });
  const parsed = parseContent(file, data);
  if (!parsed) throw new Error(`${file} is not valid in the language ${language.code}`);
  return parsed;
}

/** The path of every page in every language, those of the main one first. */
export const canonicalPaths: readonly string[] = languages.flatMap((language) =>
  pages.map((page) => pageHref(page, '/', language)),
);

/** The path of every page, as the host serves it. `/` and `/Home` show the same page. */
export const routes: readonly string[] = canonicalPaths.toSpliced(1, 0, '/Home');

/** One path for each different page: the canonical paths, and in each language one that does not exist and gets the 404 page. */
export const pathsWithNotFound: readonly string[] = [
  ...canonicalPaths,
  ...languages.map(({ isMain, code }) => `${isMain ? '' : `/${code}`}/a/path/that/leads/nowhere`),
];

/** For `test.beforeEach` of tests that open `pathsWithNotFound`: Chromium logs the status of the 404 page. */
export function allowNotFoundStatus({ allowedErrors }: { allowedErrors: RegExp[] }): void {
  allowedErrors.push(/status of 404 .*nowhere/);
}

export type ContentName = ContentFile extends `${infer Name}.yaml` ? Name : never;
type Input<File extends ContentFile> = z.input<(typeof contentFiles)[File]>;
