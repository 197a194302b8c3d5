import type { z } from 'astro/zod';
import { valueAt, type ContentPath } from '#parish/content-path.ts';
import { describeValue, closestMatch, describeInvisible } from './describe-value.ts';
import { nodeAt, type JsonSchemaNode } from '#cms/content-json-schema.ts';

/**
 * Holds what stands in a content file against its schema.
 *
 * @returns what is wrong with it, in words for people
 */
export async function findSchemaIssues(
  data: unknown,
  schema: z.ZodType,
  form: JsonSchemaNode,
): Promise<SchemaIssue[]> {
  const { error } = await schema.safeParseAsync(data);
  return oneEach((error?.issues ?? []).flatMap((issue) => toSchemaIssues(issue, form, data)));
}

function toSchemaIssues(issue: z.core.$ZodIssue, form: JsonSchemaNode, data: unknown): SchemaIssue[] {
  const path = issue.path as ContentPath;
  const value = valueAt(path, data);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(nodeAt(path, form)?.properties ?? {});
    return issue.keys.map((key) => {
      const meant = closestMatch(
        key,
        known.filter((it) => valueAt([...path, it], data) === undefined),
      );
      const expected = meant
        ? `the key '${meant}', perhaps; there is no key '${key}' here`
        : `no such key; those that belong here are ${known.join(', ')}`;
      return { path: [...path, key], found: describeValue(valueAt([...path, key], data)), expected, meant };
    });
  }
  const params: { found?: unknown } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  const tooLong =
    issue.code === 'too_big' && typeof value === 'string' ? ` (${value.trim().length} characters)` : '';
  const unseen = issue.code === 'invalid_format' && typeof value === 'string' ? describeInvisible(value) : '';
  const found = typeof params.found === 'string' ? params.found : describeValue(value) + tooLong + unseen;
  return [{ path, found, expected: issue.message, missing: value === undefined }];
}

/** A mistyped key is one slip, not an unknown key and a missing one; and one complaint about a value is enough. */
function oneEach(slips: SchemaIssue[]): SchemaIssue[] {
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
export interface SchemaIssue {
  path: ContentPath;
  found: string;
  expected: string;
  missing?: boolean;
  /** For an unknown key, the one that was probably meant. */
  meant?: string | undefined;
}
