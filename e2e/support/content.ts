import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import type { ContentFile, contentFiles } from '#content/schemas/files.ts';

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

type ContentName = ContentFile extends `${infer Name}.yaml` ? Name : never;
type Written<File extends ContentFile> = z.input<ReturnType<(typeof contentFiles)[File]>>;
