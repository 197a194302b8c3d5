import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';
import { formatContentPath, valueAt } from '#parish/content-path.ts';
import { imageChecker } from './check-image.ts';
import { findSchemaIssues, type SchemaIssue } from './schema-issues.ts';
import { describeValue, closestMatch } from './describe-value.ts';
import { parseYaml, type ParsedYaml } from './parse-yaml.ts';
import { contentJsonSchema } from '#cms/content-json-schema.ts';

/**
 * Holds every content file against its schema, and the pictures it names against what can be shown.
 *
 * @param root the folder of the project
 * @param thorough whether to read every picture to its end, as a build has to
 * @returns the mistakes in the order of files and lines; none when all is well
 */
export async function checkContent(root: string, thorough = false): Promise<Issue[]> {
  const folder = join(root, 'src/content');
  const names = Object.keys(contentFiles) as ContentFile[];
  const files = await Promise.all(names.map((name) => checkFile(root, name, thorough)));
  const issues = [
    ...files.flatMap((it) => it.issues),
    ...duplicateMeta(files),
    ...(await unexpectedFiles(folder, names)),
  ];
  const order = (it: Issue) => names.findIndex((name) => it.file === pathOf(name)) + 1 || Infinity;
  return issues.sort((a, b) => order(a) - order(b) || a.line - b.line);
}

/**
 * What stands in the content files, for those that read them without Astro. Files that cannot be read are left out.
 *
 * @returns the data by the files' paths, seen from the project's folder
 */
export async function readContent(root: string): Promise<Record<string, unknown>> {
  const entries = (Object.keys(contentFiles) as ContentFile[]).map(async (name) => {
    const bytes = await readFile(join(root, pathOf(name))).catch(() => undefined);
    const data = bytes && parseYaml(bytes).data;
    return data === undefined ? [] : [[pathOf(name), data] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** @returns one message for people, of all that is wrong and how it would be right */
export function formatReport(issues: readonly Issue[]): string {
  const count = issues.length === 1 ? 'There is a mistake' : `There are ${issues.length} mistakes`;
  const entries = issues.map(({ file, line, key, found, expected }) => {
    const place = [file, line > 0 && `line ${line}`, key].filter(Boolean).join(', ');
    return `${place}\n  stands there: ${found}\n  should be:    ${expected}`;
  });
  return [`${count} in the content.`, ...entries].join('\n\n');
}

/**
 * The same for GitHub, which then shows each mistake beside its line, on the page of the change that made it.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function formatAnnotations(issues: readonly Issue[]): string {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);
  const annotations = issues.map(({ file, line, key, found, expected }) => {
    const title = property(key || 'This file');
    const place = `file=${property(file)},line=${Math.max(line, 1)},title=${title}`;
    return `::error ${place}::${data(`Stands there: ${found}\nShould be: ${expected}`)}`;
  });
  return annotations.join('\n');
}

const pathOf = (name: ContentFile) => `src/content/${name}`;

async function checkFile(root: string, name: ContentFile, thorough: boolean): Promise<CheckedFile> {
  const file = pathOf(name);
  const bytes = await readFile(join(root, file)).catch(() => undefined);
  if (!bytes) {
    const expected = 'this file; bring it back from an earlier version of the project';
    return { name, issues: [{ file, line: 0, key: '', found: 'no such file', expected }] };
  }
  const read = parseYaml(bytes);
  if (read.issues.length > 0) {
    const issues = read.issues.map(({ line, path, found, expected }) => {
      return { file, line, key: formatContentPath(path, read.data), found, expected };
    });
    return { name, issues };
  }
  const pictures = imageChecker(join(root, dirname(file)), join(root, 'src/assets'), thorough);
  const schema = contentFiles[name](pictures);
  const slips = await findSchemaIssues(read.data, schema, contentJsonSchema(name));
  return { name, read, issues: slips.map((slip) => issueAt(slip, file, read)) };
}

function issueAt({ path, found: understood, expected }: SchemaIssue, file: string, read: ParsedYaml): Issue {
  const isNumber = typeof valueAt(path, read.data) === 'number';
  const found = isNumber ? `the number ${read.writtenAt(path) ?? ''}` : understood;
  return { file, line: read.lineOf(path), key: formatContentPath(path, read.data), found, expected };
}

/** Search engines tell pages apart by title and description, so no two may share one. */
function duplicateMeta(files: readonly CheckedFile[]): Issue[] {
  const pages = files.filter(({ name }) => name.startsWith('pages/'));
  return ['title', 'description'].flatMap((key) => {
    const first = new Map<string, string>();
    return pages.flatMap(({ name, read }) => {
      const value = valueAt([key], read?.data);
      if (!read || typeof value !== 'string') return [];
      const other = first.get(value.trim().toLowerCase());
      if (!other) {
        first.set(value.trim().toLowerCase(), pathOf(name));
        return [];
      }
      const expected = `a ${key} of its own; the same stands in ${other}`;
      return [issueAt({ path: [key], found: describeValue(value), expected }, pathOf(name), read)];
    });
  });
}

/** Files that nobody would read. Those that begin with a dot are the operating system's own. */
async function unexpectedFiles(folder: string, names: readonly string[]): Promise<Issue[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((it) => it.isFile() && !it.name.startsWith('.'))
    .map((it) => relative(folder, join(it.parentPath, it.name)).replaceAll('\\', '/'));
  return paths
    .filter((path) => !path.startsWith('schemas/') && !names.includes(path))
    .sort()
    .map((path) => {
      const meant = closestMatch(path, names);
      const expected = meant
        ? paths.includes(meant)
          ? `no such file: what it says belongs into src/content/${meant}, and then it can be deleted`
          : `the name '${meant}', perhaps`
        : 'no such file in this folder; pictures belong into src/assets';
      return {
        file: `src/content/${path}`,
        line: 0,
        key: '',
        found: 'a file that the site does not read',
        expected,
      };
    });
}

/** Something in content that cannot stay as it is. */
export interface Issue {
  /** Seen from the project's folder: `src/content/church.yaml`. */
  file: string;
  /** Counted from 1; 0 when the file as a whole is meant. */
  line: number;
  /** As `formatContentPath` names it: `liturgies.sunday.ends`; empty when the file as a whole is meant. */
  key: string;
  /** What stands there. */
  found: string;
  /** What would be right. */
  expected: string;
}

interface CheckedFile {
  name: ContentFile;
  issues: Issue[];
  read?: ParsedYaml;
}
