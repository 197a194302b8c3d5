import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join, posix, resolve } from 'node:path';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Church } from '#church/schema.ts';
import { mapTexts, valueAt } from '#content-model/content-path.ts';
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
import { createDictionary, type Dictionary, type DictionaryEntry, entriesIn } from './dictionary.ts';
import { readingError } from './files.ts';
import type { Issue } from './check/issue.ts';
import { findPaths, setIn } from './yaml/content-document.ts';
import { type Facts, fillVariables, languagesIn, localize, variableFiles } from './fill-variables.ts';

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
  const issues: Issue[] = [];
  const contentFolder = overlays[0] ?? 'src/content';
  const imageFolder = posix.join(contentFolder, '../assets');
  for (const folder of ['src/content', ...overlays, imageFolder, 'public/files']) {
    const code = readingError(resolve(root, folder));
    if (code) addIssue(folder, code, 'a folder');
  }
  const differences = overlays.map(readDifferences);
  const read = new Map(allFiles.map((name) => [name, readFile(name)]));
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
    written,
    textOf: (name) => read.get(name)?.file?.text,
    sourceOf,
    facts,
    church: facts['church.yaml'] as Church,
    languages: languagesIn(facts),
    contentFolder,
    imageFolder,
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

  function readFile(name: EditedFile) {
    const paths = overlays.map((folder) => join(folder, name));
    const isThere = paths.map((path) => existsSync(resolve(root, path)));
    const last = isThere.lastIndexOf(true);
    const source = paths[last] ?? pathOf(name);
    try {
      const read = readYaml(root, source);
      const file = read && applyDifferences(name, source, read, differences.slice(Math.max(last, 0)));
      if (!file || !isDictionary(name)) return { source, file };
      const earlier = paths.slice(0, last).filter((_, index) => isThere[index]);
      return {
        source,
        file: {
          ...file,
          data: earlier.reduceRight((data, path) => addEntries(data, readYaml(root, path)), file.data),
        },
      };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code) throw error;
      addIssue(source, code, 'a file');
      return { source, file: undefined };
    }
  }

  /** @returns the values of an overlay, by file and path */
  function readDifferences(folder: string) {
    const source = join(folder, differencesFile);
    const all = (readYaml(root, source)?.data ?? {}) as Record<string, Record<string, unknown>>;
    for (const name of Object.keys(all))
      if (!allFiles.some((it) => it === name))
        issues.push({
          file: source,
          line: 0,
          key: '',
          found: `'${name}', which is no content file`,
          expected: 'the name of one, such as liturgies.yaml',
        });
    return { source, all };
  }

  function applyDifferences(name: EditedFile, source: string, file: YamlFile, later: typeof differences) {
    const edits = later.flatMap(({ source, all }) =>
      Object.entries(all[name] ?? {}).map((edit) => [source, ...edit] as const),
    );
    if (edits.length === 0 || file.data === undefined) return file;
    const document = file.document.clone();
    for (const [place, key, value] of edits) {
      const data: unknown = document.toJS();
      const hasPlace = findPaths(key, data).some((path) => {
        const group = valueAt(path.slice(0, -1), data);
        return (
          typeof group === 'object' && group !== null && (value !== null || valueAt(path, data) !== undefined)
        );
      });
      if (hasPlace) setIn(document, key, value ?? undefined);
      else {
        const found = `'${key}', for which ${source} has no place`;
        const expected = 'the path of a value, such as liturgies.sunday.day';
        issues.push({ file: place, line: 0, key: '', found, expected });
      }
    }
    const edited = parseYaml(Buffer.from(document.toString({ lineWidth: 0 })));
    return { ...edited, data: withFileNames(edited.data, root, dirname(resolve(root, source))) };
  }

  function addIssue(file: string, code: string, kind: string) {
    const expected = `${kind}, which this account may read`;
    issues.push({ file, line: 0, key: '', found: `what cannot be read (${code})`, expected });
  }
}

/** @returns a dictionary with the entries of another one that it does not replace; its own are first, in the order of its lines */
function addEntries(data: unknown, other: YamlFile | undefined) {
  const idOf = ({ text, file = '' }: DictionaryEntry) => `${file}\n${text}`;
  const own = entriesIn(data);
  const ids = new Set(own.map(idOf));
  const added = entriesIn(other?.data).filter((entry) => !ids.has(idOf(entry)));
  return { ...(data as object), texts: [...own, ...added] };
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Files as they were last parsed, by their path. Astro reads its configuration and its collections with two instances of this module,
 * and the development server reads all files after each change.
 */
const parsed = ((globalThis as Record<symbol, unknown>)[Symbol.for('parsed content files')] ??=
  new Map()) as Map<string, YamlFile>;

/** @param source the path of a file, which need not exist */
function readYaml(root: string, source: string): YamlFile | undefined {
  const path = resolve(root, source);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const text = new TextDecoder().decode(bytes);
  const last = parsed.get(path);
  const file = last?.text === text ? last : parseYaml(bytes);
  parsed.set(path, file);
  return { ...file, data: withFileNames(file.data, root, dirname(path)) };
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

/** Of an overlay: the values in which it differs from the folders before it. */
export const differencesFile = 'differences.yaml';

/**
 * The folders of the environment variable `CONTENT`, separated as in `PATH`: fixtures of tests. A file in them is read in place of
 * that in `src/content/`; of two, that of the later folder. Of two dictionaries, the later one adds and replaces entries. A file
 * `differences.yaml` has, by file and by path as messages write it, the values in which a folder differs from those before it: nothing
 * deletes the key, `*` is each entry of a list. Images are in `assets/` beside the first folder.
 * @throws {RangeError} when a folder does not exist
 */
export function contentOverlays(root: string) {
  const folders = (process.env.CONTENT ?? '').split(delimiter).filter(Boolean);
  const missing = folders.find(
    (folder) => !statSync(resolve(root, folder), { throwIfNoEntry: false })?.isDirectory(),
  );
  if (missing)
    throw new RangeError(
      `CONTENT is '${missing}'. Expected: a folder of the project, with files as in src/content.`,
    );
  return folders;
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
