import { z } from 'astro/zod';
import { valueAt, type ContentPath } from '#parish/content-key.ts';
import { foundText, nearest } from './content-check-words.ts';

/**
 * Holds what stands in a content file against its schema.
 *
 * @returns what is wrong with it, in words for people
 */
export async function slipsIn(data: unknown, schema: z.ZodType): Promise<Slip[]> {
  const { error } = await schema.safeParseAsync(data);
  return oneEach((error?.issues ?? []).flatMap((issue) => slipsOf(issue, schema, data)));
}

function slipsOf(issue: z.core.$ZodIssue, schema: z.core.$ZodType, data: unknown): Slip[] {
  const path = issue.path as ContentPath;
  const value = valueAt(path, data);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(path, schema);
    return issue.keys.map((key) => {
      const meant = nearest(
        key,
        known.filter((it) => valueAt([...path, it], data) === undefined),
      );
      const expected = meant
        ? `the key '${meant}', perhaps; there is no key '${key}' here`
        : `no such key; those that belong here are ${known.join(', ')}`;
      return { path: [...path, key], found: foundText(valueAt([...path, key], data)), expected, meant };
    });
  }
  const inParams: unknown = issue.code === 'custom' ? issue.params?.['found'] : undefined;
  const tooLong =
    issue.code === 'too_big' && typeof value === 'string' ? ` (${value.trim().length} characters)` : '';
  const found = typeof inParams === 'string' ? inParams : foundText(value) + tooLong;
  return [{ path, found, expected: issue.message, missing: value === undefined }];
}

/** A mistyped key is one slip, not an unknown key and a missing one; and one complaint about a value is enough. */
function oneEach(slips: Slip[]): Slip[] {
  const name = (path: ContentPath) => path.join('\n');
  const renamed = new Set(
    slips.flatMap(({ path, meant }) => (meant ? [name([...path.slice(0, -1), meant])] : [])),
  );
  return slips.filter(
    ({ path, missing }, index) =>
      !(missing && renamed.has(name(path))) &&
      slips.findIndex((it) => name(it.path) === name(path)) === index,
  );
}

/** The keys that a schema knows at a place. */
function keysAt(path: ContentPath, schema: z.core.$ZodType): string[] {
  let here: z.core.$ZodType | undefined = unwrapped(schema);
  for (const step of path) {
    if (here instanceof z.ZodObject) here = here.shape[step];
    else if (here instanceof z.ZodArray) here = here.element;
    here = here && unwrapped(here);
  }
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.def.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapped(schema.def.innerType);
  return schema;
}

/** Something in a content file that its schema refuses. */
export interface Slip {
  path: ContentPath;
  found: string;
  expected: string;
  missing?: boolean;
  /** For an unknown key, the one that was probably meant. */
  meant?: string | undefined;
}
