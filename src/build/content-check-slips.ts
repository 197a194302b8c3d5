import type { z } from 'astro/zod';
import { valueAt, type ContentPath } from '#parish/content-key.ts';
import { foundText, nearest, unseenIn } from './content-check-words.ts';
import { partAt, type FormPart } from './content-form.ts';

/**
 * Holds what stands in a content file against its schema.
 *
 * @returns what is wrong with it, in words for people
 */
export async function slipsIn(data: unknown, schema: z.ZodType, form: FormPart): Promise<Slip[]> {
  const { error } = await schema.safeParseAsync(data);
  return oneEach((error?.issues ?? []).flatMap((issue) => slipsOf(issue, form, data)));
}

function slipsOf(issue: z.core.$ZodIssue, form: FormPart, data: unknown): Slip[] {
  const path = issue.path as ContentPath;
  const value = valueAt(path, data);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(partAt(path, form)?.properties ?? {});
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
  const params: { found?: unknown } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  const tooLong =
    issue.code === 'too_big' && typeof value === 'string' ? ` (${value.trim().length} characters)` : '';
  const unseen = issue.code === 'invalid_format' && typeof value === 'string' ? unseenIn(value) : '';
  const found = typeof params.found === 'string' ? params.found : foundText(value) + tooLong + unseen;
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

/** Something in a content file that its schema refuses. */
export interface Slip {
  path: ContentPath;
  found: string;
  expected: string;
  missing?: boolean;
  /** For an unknown key, the one that was probably meant. */
  meant?: string | undefined;
}
