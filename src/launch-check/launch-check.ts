import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';
import { formatContentPath, type ContentPath } from '#parish/content-path.ts';
import { isPlaceholder, placeholdersIn } from '#parish/placeholders.ts';
import { readContent } from '#integrations/content-check/check-content.ts';
import { excerpt } from '#integrations/content-check/describe-value.ts';
import { contentJsonSchema, nodeAt, type JsonSchemaNode } from '#cms/content-json-schema.ts';
import type { LaunchSettings } from './launch-settings.ts';

/**
 * What the parish has yet to supply before the site goes live: facts, words and pictures in content, and what the
 * host of the site is told.
 *
 * @param root the folder of the project
 * @returns the gaps in the order of files and lines, those of the settings last
 */
export async function findMissingValues(root: string, settings: LaunchSettings): Promise<LaunchGap[]> {
  const content = await readContent(root);
  const gaps = await Promise.all(
    (Object.keys(contentFiles) as ContentFile[]).map(async (name) => {
      const [file, form] = [`src/content/${name}`, contentJsonSchema(name)];
      return [...gapsIn(file, content[file], form), ...(await mosaicsIn(file, content[file], form, root))];
    }),
  );
  return [...gaps.flat(), ...gapsOf(settings)];
}

/** @returns the gaps for people: what keeps the site from going live, and what can wait */
export function formatLaunchReport(gaps: readonly LaunchGap[]): string {
  const [essential, waiting] = [gaps.filter((gap) => gap.essential), gaps.filter((gap) => !gap.essential)];
  return [
    ...(essential.length > 0 ? ['Needed before the site goes live', '', ...byFile(essential)] : []),
    ...(waiting.length > 0 ? ['Can wait', '', ...byFile(waiting)] : []),
    formatLaunchSummary(gaps),
  ].join('\n');
}

/** @returns how much is missing, on one line */
export function formatLaunchSummary(gaps: readonly LaunchGap[]): string {
  const essential = gaps.filter((gap) => gap.essential).length;
  if (gaps.length === 0) return 'Nothing holds a place any more.';
  const all = gaps.length === 1 ? 'One place waits' : `${gaps.length} places wait`;
  return `${all} for what is the parish's own; ${essential} of them must be filled before the site goes live.`;
}

function gapsIn(file: string, data: unknown, form: JsonSchemaNode): LaunchGap[] {
  return placeholdersIn({ [file]: data }).map(({ path, key, value }) => {
    const essential = isPlaceholder(value);
    const words = path.at(-1) === 'text' && !essential;
    const how = words ? "The church's own words; then take 'placeholder: true' away." : helpOn(path, form);
    return { file, key, found: value, how, essential };
  });
}

/** Pictures that are still the mosaics which came with the site, and hold the place of photographs. */
async function mosaicsIn(
  file: string,
  data: unknown,
  form: JsonSchemaNode,
  root: string,
): Promise<LaunchGap[]> {
  const mosaics = await readFile(join(root, 'src/assets/mosaics.sha256'), 'utf8');
  const gaps = picturesIn(data, form).map(async ({ path, image }) => {
    const bytes = await readFile(join(root, file, '..', image)).catch(() => '');
    if (!mosaics.includes(createHash('sha256').update(bytes).digest('hex'))) return [];
    const place = join(file, '..', image).replaceAll('\\', '/');
    const how = `A photograph, saved over ${place}; then its 'alt', and its 'focus'.`;
    return [{ file, key: formatContentPath(path, data), found: image, how, essential: false }];
  });
  return (await Promise.all(gaps)).flat();
}

function picturesIn(
  data: unknown,
  form: JsonSchemaNode,
  above: ContentPath = [],
): { path: ContentPath; image: string }[] {
  if (typeof data === 'string') return nodeAt(above, form)?.image ? [{ path: above, image: data }] : [];
  if (Array.isArray(data)) return data.flatMap((entry, index) => picturesIn(entry, form, [...above, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => picturesIn(value, form, [...above, key]));
}

function gapsOf({ site, emailjs }: LaunchSettings): LaunchGap[] {
  const file = 'The settings of the host (see docs/office/go-live.md)';
  const all = [
    {
      key: 'SITE_URL',
      found: site,
      how: 'The address at which visitors find the site, with https:// in front.',
    },
    ...Object.entries(emailjs).map(([key, found]) => ({
      key,
      found,
      how: 'Shown by the account at emailjs.com (see docs/office/set-up-emailjs.md).',
    })),
  ];
  const missing = all.filter(({ found }) => found === '' || isPlaceholder(found));
  return missing.map((gap) => ({ file, ...gap, essential: true }));
}

function helpOn(path: ContentPath, form: JsonSchemaNode): string {
  return nodeAt(path, form)?.description ?? '';
}

function byFile(gaps: readonly LaunchGap[]): string[] {
  const files = Map.groupBy(gaps, ({ file }) => file);
  return [...files].flatMap(([file, inFile]) => [
    file,
    ...inFile.flatMap(({ key, found, how }) => [
      `  ${key}: ${found === '' ? '(nothing yet)' : excerpt(found)}`,
      `    ${how}`,
    ]),
    '',
  ]);
}

/** Something that the parish has yet to supply. */
export interface LaunchGap {
  /** The file to fill, or where else the value belongs. */
  file: string;
  /** As `formatContentPath` names it: `links.facebook`; or the name of a setting. */
  key: string;
  /** What stands there now; empty when nothing does. */
  found: string;
  /** What belongs there, and how it comes there. */
  how: string;
  /** Whether the site may not go live without it. */
  essential: boolean;
}
