import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { contentFiles, type ContentFile } from '#content/schemas/files.ts';
import type { ImageReader } from '#content/schemas/pieces/picture.ts';
import { contentKey, valueAt, type ContentPath } from '#parish/content-key.ts';
import { pictureProblem } from './content-check-picture.ts';
import { foundText, nearest } from './content-check-words.ts';
import { readYaml, type ReadYaml } from './content-check-yaml.ts';

/**
 * Holds every content file against its schema, and the pictures it names against what can be shown.
 *
 * @param root the folder of the project
 * @returns the mistakes in the order of files and lines; none when all is well
 */
export async function checkContent(root: string): Promise<Mistake[]> {
  const folder = join(root, 'src/content');
  const names = Object.keys(contentFiles) as ContentFile[];
  const files = await Promise.all(names.map((name) => checkFile(root, name)));
  const mistakes = [
    ...files.flatMap((it) => it.mistakes),
    ...repeatedHeads(files),
    ...(await strangers(folder, names)),
  ];
  const order = (it: Mistake) => names.findIndex((name) => it.file === pathOf(name)) + 1 || Infinity;
  return mistakes.sort((a, b) => order(a) - order(b) || a.line - b.line);
}

/**
 * What stands in the content files, for those that read them without Astro. Files that cannot be read are left out.
 *
 * @returns the data by the files' paths, seen from the project's folder
 */
export async function readContent(root: string): Promise<Record<string, unknown>> {
  const entries = (Object.keys(contentFiles) as ContentFile[]).map(async (name) => {
    const bytes = await readFile(join(root, pathOf(name))).catch(() => undefined);
    const data = bytes && readYaml(bytes).data;
    return data === undefined ? [] : [[pathOf(name), data] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** @returns one message for people, of all that is wrong and how it would be right */
export function reportOf(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? 'There is a mistake' : `There are ${mistakes.length} mistakes`;
  const entries = mistakes.map(({ file, line, key, found, expected }) => {
    const place = [file, line > 0 && `line ${line}`, key].filter(Boolean).join(', ');
    return `${place}\n  stands there: ${found}\n  should be:    ${expected}`;
  });
  return [`${count} in the content.`, ...entries].join('\n\n');
}

const pathOf = (name: ContentFile) => `src/content/${name}`;

async function checkFile(root: string, name: ContentFile): Promise<CheckedFile> {
  const file = pathOf(name);
  const bytes = await readFile(join(root, file)).catch(() => undefined);
  if (!bytes) {
    const expected = 'this file; bring it back from an earlier version of the project';
    return { name, mistakes: [{ file, line: 0, key: '', found: 'no such file', expected }] };
  }
  const read = readYaml(bytes);
  if (read.mistakes.length > 0) {
    const mistakes = read.mistakes.map(({ path, ...mistake }) => ({
      file,
      line: mistake.line,
      key: contentKey(path, read.data),
      found: mistake.found,
      expected: mistake.expected,
    }));
    return { name, mistakes };
  }
  const schema = contentFiles[name](pictureReader(root, file));
  const { error } = await schema.safeParseAsync(read.data);
  const slips = oneEach((error?.issues ?? []).flatMap((issue) => slipsOf(issue, schema, read.data)));
  return { name, read, mistakes: slips.map((slip) => mistakeAt(slip, file, read)) };
}

function mistakeAt({ path, found, expected }: Slip, file: string, read: ReadYaml): Mistake {
  return { file, line: read.lineOf(path), key: contentKey(path, read.data), found, expected };
}

/** Stands in for Astro's `image()`: looks whether the picture can be shown, instead of preparing it. */
function pictureReader(root: string, file: string): ImageReader {
  const folder = join(root, dirname(file));
  const assets = join(root, 'src/assets');
  const expected = 'the way to a picture in src/assets, such as ../assets/life-at/LifeAt1.jpg';
  const reader = () =>
    z
      .string(expected)
      .min(1, expected)
      .superRefine(async (path, context) => {
        const problem = path === '' ? undefined : await pictureProblem(path, folder, assets);
        if (problem) context.addIssue({ code: 'custom', message: problem.expected, params: { found: problem.found } });
      });
  return reader as unknown as ImageReader;
}

function slipsOf(issue: z.core.$ZodIssue, schema: z.core.$ZodType, data: unknown): Slip[] {
  const path = issue.path as ContentPath;
  const value = valueAt(path, data);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(path, schema);
    return issue.keys.map((key) => {
      const meant = nearest(key, known.filter((it) => valueAt([...path, it], data) === undefined));
      const expected = meant
        ? `the key '${meant}', perhaps; there is no key '${key}' here`
        : `no such key; those that belong here are ${known.join(', ')}`;
      return { path: [...path, key], found: foundText(valueAt([...path, key], data)), expected, meant };
    });
  }
  const inParams = issue.code === 'custom' ? issue.params?.['found'] : undefined;
  const tooLong = issue.code === 'too_big' && typeof value === 'string' ? ` (${value.trim().length} characters)` : '';
  const found = typeof inParams === 'string' ? inParams : foundText(value) + tooLong;
  return [{ path, found, expected: issue.message, missing: value === undefined }];
}

/** A mistyped key is one slip, not an unknown key and a missing one; and one complaint about a value is enough. */
function oneEach(slips: Slip[]): Slip[] {
  const name = (path: ContentPath) => path.join('\n');
  const renamed = new Set(slips.flatMap(({ path, meant }) => (meant ? [name([...path.slice(0, -1), meant])] : [])));
  return slips.filter(
    ({ path, missing }, index) =>
      !(missing && renamed.has(name(path))) && slips.findIndex((it) => name(it.path) === name(path)) === index,
  );
}

/** The keys that a schema knows at a place. */
function keysAt(path: ContentPath, schema: z.core.$ZodType): string[] {
  let here: z.core.$ZodType | undefined = unwrapped(schema);
  for (const step of path) {
    if (here instanceof z.ZodObject) here = here.shape[step] as z.core.$ZodType | undefined;
    else if (here instanceof z.ZodArray) here = here.element as z.core.$ZodType;
    here = here && unwrapped(here);
  }
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.def.in as z.core.$ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.def.innerType as z.core.$ZodType);
  return schema;
}

/** Search engines tell pages apart by title and description, so no two may share one. */
function repeatedHeads(files: readonly CheckedFile[]): Mistake[] {
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
      return [mistakeAt({ path: [key], found: foundText(value), expected }, pathOf(name), read)];
    });
  });
}

/** Files that nobody would read. Those that begin with a dot are the operating system's own. */
async function strangers(folder: string, names: readonly string[]): Promise<Mistake[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((it) => it.isFile() && !it.name.startsWith('.'))
    .map((it) => join(it.parentPath, it.name).slice(folder.length + 1).replaceAll('\\', '/'));
  return paths
    .filter((path) => !path.startsWith('schemas/') && !names.includes(path))
    .sort()
    .map((path) => {
      const meant = nearest(path, names);
      const expected = meant ? `the name '${meant}', perhaps` : 'no such file in this folder; pictures belong into src/assets';
      return { file: `src/content/${path}`, line: 0, key: '', found: 'a file that the site does not read', expected };
    });
}

/** Something in content that cannot stay as it is. */
export interface Mistake {
  /** Seen from the project's folder: `src/content/church.yaml`. */
  file: string;
  /** Counted from 1; 0 when the file as a whole is meant. */
  line: number;
  /** As `contentKey` names it: `liturgies.sunday.ends`; empty when the file as a whole is meant. */
  key: string;
  /** What stands there. */
  found: string;
  /** What would be right. */
  expected: string;
}

interface Slip {
  path: ContentPath;
  found: string;
  expected: string;
  missing?: boolean;
  /** For an unknown key, the one that was probably meant. */
  meant?: string | undefined;
}

interface CheckedFile {
  name: ContentFile;
  mistakes: Mistake[];
  read?: ReadYaml;
}
