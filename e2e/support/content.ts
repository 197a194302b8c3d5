import { join } from 'node:path';
import type { z } from 'astro/zod';
import { pathOf } from '#content-model/read-content.ts';
import {
  type Content,
  type contentFiles,
  type ContentFile,
  parseContent,
  readContent,
} from '#content-files.ts';

const files = readContent(join(import.meta.dirname, '../..'));

/**
 * The content that the site was built from. Tests take text and facts from here, so that an edit fails no test.
 * @returns the file's data before the schema fills in defaults
 */
export const content = <Name extends ContentName>(name: Name) =>
  files[pathOf(`${name}.yaml`)] as Input<`${Name}.yaml`>;

/** @returns the content as the site has it: with the defaults of its schema */
export function parsedContent<Name extends ContentName>(name: Name): Content<`${Name}.yaml`> {
  const parsed = parseContent(`${name}.yaml`, content(name));
  if (!parsed) throw new Error(`${name}.yaml is not valid`);
  return parsed;
}

type ContentName = ContentFile extends `${infer Name}.yaml` ? Name : never;
type Input<File extends ContentFile> = z.input<(typeof contentFiles)[File]>;
