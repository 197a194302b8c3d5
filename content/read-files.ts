import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join, posix, resolve } from 'node:path';
import { valueAt } from '#content-model/content-path.ts';
import type { Issue } from './check/issue.ts';
import { allFiles, type EditedFile, isDictionary, pathOf } from './content-files.ts';
import { type DictionaryEntry, entriesIn } from './dictionary.ts';
import { readingError } from './files.ts';
import { findPaths, setIn } from './yaml/content-document.ts';
import { parseYaml, readYaml, withFileNames, type YamlFile } from './yaml/read-yaml.ts';

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

/** A content file of the last folder that has it, and its path; without a file where there is none. */
export interface Source {
  source: string;
  file: YamlFile | undefined;
}

/**
 * Reads each content file and dictionary once, as it is written.
 * @param overlays folders as in {@link contentOverlays}; none: `src/content`
 * @returns also the folder that content names its images from, and what cannot be read
 */
export function readFiles(root: string, overlays: readonly string[]) {
  const issues: Issue[] = [];
  const contentFolder = overlays[0] ?? 'src/content';
  const imageFolder = posix.join(contentFolder, '../assets');
  for (const folder of ['src/content', ...overlays, imageFolder, 'public/files']) {
    const code = readingError(resolve(root, folder));
    if (code) addIssue(folder, code, 'a folder');
  }
  const differences = overlays.map(readDifferences);
  const read = new Map(allFiles.map((name) => [name, readFile(name)]));
  return { read, issues, contentFolder, imageFolder };

  function readFile(name: EditedFile): Source {
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
