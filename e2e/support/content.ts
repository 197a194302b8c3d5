import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { dateIn } from '#time/dates.ts';
import { parseContent } from '#content-tools/content-json-schema.ts';
import type { Content, contentFiles, ContentFile } from '#schemas/content-files.ts';
import { fillVariables, variableFiles } from '#schemas/variables.ts';

/**
 * The content that the site was built from. Tests take text and facts from here, so that an edit fails no test.
 * @returns the file's data before the schema fills in defaults
 */
export function content<Name extends ContentName>(name: Name): Input<`${Name}.yaml`> {
  return fillVariables(parseFile(`${name}.yaml`), variableFiles.map(parseFile)) as Input<`${Name}.yaml`>;
}

/** @returns the content as the site has it: with the defaults of its schema, its liturgies in the order of the week */
export function parsedContent<Name extends ContentName>(name: Name): Content<`${Name}.yaml`> {
  const parsed = parseContent(`${name}.yaml`, content(name), dateIn('UTC', new Date()));
  if (!parsed) throw new Error(`${name}.yaml is not valid`);
  return parsed;
}

const parseFile = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../src/content', name), 'utf8'));

type ContentName = ContentFile extends `${infer Name}.yaml` ? Name : never;
type Input<File extends ContentFile> = z.input<(typeof contentFiles)[File]>;
