import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';

/**
 * The words and facts that the site was built from, so that a reworded sentence breaks no test.
 *
 * @param name a file of src/content without its ending: `church`, `pages/home`
 * @returns what an editor wrote there, before any default is filled in
 */
export function content<Name extends ContentName>(name: Name): Written<`${Name}.yaml`> {
  const file = join(import.meta.dirname, '../../src/content', `${name}.yaml`);
  return parse(readFileSync(file, 'utf8')) as Written<`${Name}.yaml`>;
}

/** @returns everything that someone wrote as words, which may say anything; facts and hours are none of it */
export function runningText(): string[] {
  const facts = ['church', 'liturgies'];
  const files = Object.keys(contentFiles).map((file) => file.replace('.yaml', '') as ContentName);
  return files.filter((name) => !facts.includes(name)).flatMap((name) => textsIn(content(name)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

type ContentName = ContentFile extends `${infer Name}.yaml` ? Name : never;
type Written<File extends ContentFile> = z.input<ReturnType<(typeof contentFiles)[File]>>;
