import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { jsonSchemaOf } from '#tools/shared/edited-files.ts';
import { readFiles } from '#tools/shared/read-content.ts';
import { pathOf } from '#tools/shared/read-yaml.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';

/**
 * Replaces the texts in a copy of the project's content, following the schemas. Images, numbers and booleans stay, and what the
 * country decides in the address.
 */
export async function rewriteContent(
  folder: string,
  rewriteText: (text: TextField) => string | undefined,
): Promise<void> {
  for (const { name, file } of readFiles(folder)) {
    const result = rewrite(jsonSchemaOf(name), file?.data, name.replace('.yaml', ''), false);
    await writeFile(join(folder, pathOf(name)), stringify(result));
  }

  function rewrite(schema: JsonSchemaNode, current: unknown, path: string, optional: boolean): unknown {
    if (schema.properties) {
      // Of a group such as a link, only some keys go together.
      if (optional && !current) return undefined;
      const data = (current ?? {}) as Record<string, unknown>;
      const entries = Object.entries(schema.properties)
        .map(([key, node]) => {
          const isOptional = !schema.required?.includes(key);
          return [key, rewrite(node, data[key], `${path}.${key}`, isOptional)] as const;
        })
        .filter(([, value]) => value !== undefined);
      return entries.length > 0 ? Object.fromEntries(entries) : undefined;
    }
    const { items } = schema;
    if (items) {
      const entries = (current ?? []) as unknown[];
      return entries.map((entry, index) => rewrite(items, entry, `${path}.${index + 1}`, false));
    }
    if (schema.type !== 'string' || schema.image) return current;
    if (/^church\.address\.(region|postalCode)$/.test(path)) return current;
    return rewriteText({ path, schema, optional, current: current as string | undefined });
  }
}

export interface TextField {
  /** The file and the keys: `pages/home.hero.heading`, `ministries.cards.1.name`. */
  path: string;
  /** Its limits. With an `enum`, a `pattern` or a `format`, it is not free text. */
  schema: JsonSchemaNode;
  optional: boolean;
  current: string | undefined;
}

/** @returns whether a text may be anything of the right length */
export function isFreeText({ enum: values, pattern, format }: JsonSchemaNode): boolean {
  return values === undefined && pattern === undefined && format === undefined;
}
