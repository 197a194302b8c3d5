import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFiles, type ContentFile } from '#schemas/content-files.ts';
import type { PageName } from '#schemas/page-names.ts';
import { fillVariables, variableFiles } from '#schemas/variables.ts';
import { shownPages } from '#parish/routes.ts';
import { withFileNames } from './file-names.ts';
import { parseYaml, type ParsedYaml } from './yaml/parse-yaml.ts';

/** The content files, in the order in which messages list them. */
export const names = Object.keys(contentFiles) as ContentFile[];

/** @returns the path of a content file, relative to the root of the project: `src/content/church.yaml` */
export const pathOf = (name: string) => `src/content/${name}`;

/**
 * Reads the content without Astro, with its variables filled in. Files that cannot be parsed are left out.
 * @returns the content by file path, relative to the root of the project: `src/content/church.yaml`
 */
export const readContent = async (root: string) => contentOf(await readFiles(root));

export async function readShownPages(root: string): Promise<PageName[]> {
  const read = async (name: ContentFile) => (await readFileOf(root, name)).parsed?.data ?? {};
  return shownPages(await read('church.yaml'), await read('pages/arabic.yaml'));
}

/** @returns the content of those files that can be parsed, by file path as above */
export function contentOf(files: readonly File[]): Record<string, unknown> {
  const entries = files.map(({ name, parsed }) => [pathOf(name), parsed?.data] as const);
  return Object.fromEntries(entries.filter(([, data]) => data !== undefined));
}

/** Reads every content file, and fills in the variables. */
export async function readFiles(root: string): Promise<File[]> {
  const files = await Promise.all(names.map((name) => readFileOf(root, name)));
  const facts = variableFiles.map((file) => files.find(({ name }) => name === file)?.parsed?.data);
  return files.map(({ name, parsed }) => ({
    name,
    parsed: parsed && { ...parsed, data: fillVariables(parsed.data, facts) },
  }));
}

async function readFileOf(root: string, name: ContentFile): Promise<File> {
  const bytes = await readFile(join(root, pathOf(name))).catch(() => undefined);
  const parsed = bytes && parseYaml(bytes);
  const folders = [join(root, pathOf(name), '..'), join(root, 'public')] as const;
  return { name, parsed: parsed && { ...parsed, data: withFileNames(parsed.data, ...folders) } };
}

export interface File {
  name: ContentFile;
  /** `undefined` when the file does not exist. */
  parsed: ParsedYaml | undefined;
}
