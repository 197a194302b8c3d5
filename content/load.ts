import type { Church } from '#church/schema.ts';
import type { Page } from '#content-model/page-names.ts';
import type { Language, LanguageCode } from '#language/languages.ts';
import { gospelPages } from '#readings/readings.ts';
import { shownPages } from '#site/routes.ts';
import { now } from '#time/now.ts';
import {
  allFiles,
  type Content,
  type ContentFile,
  contentFiles,
  dictionaryName,
  type EditedFile,
  isDictionary,
  names,
  parseContent,
  pathOf,
} from './content-files.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import type { Issue } from './check/issue.ts';
import { type Facts, fillVariables, languagesIn, localize, variableFiles } from './fill-variables.ts';
import { contentOverlays, readFiles } from './read-files.ts';
import type { YamlFile } from './yaml/read-yaml.ts';

/** The content of a project. */
export interface Project {
  root: string;
  /** The content files, then the dictionaries that exist, also of languages that the site does not have. */
  files: readonly LoadedFile[];
  /** Files and folders that cannot be read. */
  issues: readonly Issue[];
  /** What a file has as it is written, without the values of variables; `undefined` where it is not there or cannot be parsed. */
  written: (name: EditedFile) => unknown;
  /** The text of a file; `undefined` where it is not there. */
  textOf: (name: EditedFile) => string | undefined;
  /** The path of a file within the project: `src/content/church.yaml`, or that in the last overlay that has it. */
  sourceOf: (name: EditedFile) => string;
  /** The content by file, with its variables filled in. */
  content: Content;
  /** A file in a language of the site, with the paths of the texts that have no translation. */
  inLanguage: (name: ContentFile, language: Language) => ReturnType<typeof localize>;
  dictionaryOf: (code: LanguageCode) => Dictionary;
  facts: Facts;
  /** The church, before it is checked. */
  church: Church;
  languages: ReturnType<typeof languagesIn>;
  /** The pages that the site has. The content check reports what is not valid. */
  pages: readonly Page[];
  /** The folder that content names its images from: `src/content`, or the first overlay. The images are in `assets/` beside it. */
  contentFolder: string;
  imageFolder: string;
}

export interface LoadedFile {
  name: EditedFile;
  /** With its variables filled in; `undefined` where the file does not exist. */
  file: YamlFile | undefined;
}

/**
 * Reads each content file and dictionary of a project once. What derives from them is calculated when it is asked for.
 * @param overlays folders as in {@link contentOverlays}
 */
export function load(root: string, overlays = contentOverlays(root)): Project {
  const { read, issues, contentFolder, imageFolder } = readFiles(root, overlays);
  const written = (name: EditedFile) => read.get(name)?.file?.data;
  const sourceOf = (name: EditedFile) => read.get(name)?.source ?? pathOf(name);
  const facts = Object.fromEntries(variableFiles.map((name) => [name, written(name)])) as Facts;
  const content = lazy(
    () =>
      Object.fromEntries(
        names.map((name) => [name, fillVariables(written(name), facts, contentFiles[name])]),
      ) as Content,
  );
  const files = lazy(() =>
    allFiles.flatMap((name): LoadedFile[] => {
      const file = read.get(name)?.file;
      if (isDictionary(name)) return file ? [{ name, file }] : [];
      return [{ name, file: file && { ...file, data: content()[name] } }];
    }),
  );
  const pages = lazy(() => {
    const [church, legal] = [content()['church.yaml'], content()['legal.yaml']];
    const readings = parseContent('readings.yaml', content()['readings.yaml']);
    const shown = shownPages(church ?? {}, parseContent('legal.yaml', legal ?? {}) ?? { pages: [] });
    return [...shown, ...(readings ? gospelPages(readings) : [])];
  });
  const dictionaries = new Map<LanguageCode, Dictionary>();

  return {
    root,
    issues,
    contentFolder,
    imageFolder,
    written,
    textOf: (name) => read.get(name)?.file?.text,
    sourceOf,
    facts,
    church: facts['church.yaml'] as Church,
    languages: languagesIn(facts),
    dictionaryOf,
    inLanguage: (name, language) =>
      localize(written(name) ?? {}, {
        name,
        schema: contentFiles[name],
        facts,
        language,
        dictionary: dictionaryOf(language.code),
      }),
    get content() {
      return content();
    },
    get files() {
      return files();
    },
    get pages() {
      return pages();
    },
  };

  function dictionaryOf(code: LanguageCode) {
    const dictionary = dictionaries.get(code) ?? createDictionary(written(dictionaryName(code)));
    dictionaries.set(code, dictionary);
    return dictionary;
  }
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

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
