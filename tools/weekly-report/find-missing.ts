import { type ContentPath, formatContentPath, valueAt } from '#content-model/content-path.ts';
import { type EditedFile, jsonSchemaOf } from '#tools/shared/edited-files.ts';
import type { Ask, JsonSchemaNode } from '#content-model/json-schema.ts';
import { pathOf } from '#tools/shared/read-yaml.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';

/**
 * Finds what the church has yet to supply or to decide in a content file: placeholder values, and the keys that the schema
 * asks about.
 */
export function findMissing(name: EditedFile, data: unknown): MissingValue[] {
  return missingAt([], data, jsonSchemaOf(name)).map(({ path, ...missing }) => ({
    file: pathOf(name),
    key: formatContentPath(path, data),
    ...missing,
  }));
}

function missingAt(path: ContentPath, value: unknown, node: JsonSchemaNode | undefined): Found[] {
  const { properties = {}, items, description: expected = '' } = node ?? {};
  if (typeof value === 'string')
    return isPlaceholder(value) ? [{ path, found: value, expected, need: 'essential' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return [
      ...askedOnce(path, value, items),
      ...value.flatMap((entry, index) => missingAt([...path, index], entry, items)),
    ];
  const group = value as Record<string, unknown>;
  return [
    ...Object.entries(properties).flatMap(([key, child]) => asked(path, key, child, group)),
    ...Object.entries(group).flatMap(([key, child]) => missingAt([...path, key], child, properties[key])),
  ];
}

/** What is asked about a key of a group. About the mark of a placeholder, it is the text that is marked. */
function asked(
  path: ContentPath,
  key: string,
  { ask, description = '', expected = description }: JsonSchemaNode,
  group: Record<string, unknown>,
): Found[] {
  if (!ask || ask.once) return [];
  const { need, while: values = [null], if: condition } = ask;
  const isAsked = values.some((it) => it === (group[key] || group[key] === false ? group[key] : null));
  if (!isAsked || (condition && !new RegExp(condition.pattern).test(String(group[condition.key])))) return [];
  if (key !== 'placeholder')
    return [{ path: [...path, key], found: String(values[0] ?? ''), expected: description, need }];
  const marked = ['text', 'startTime'].find((it) => it in group) ?? key;
  return [{ path: [...path, marked], found: String(group[marked]), expected, need }];
}

/** What is asked about a key of list entries, when none of them has it. */
function askedOnce(
  path: ContentPath,
  entries: readonly unknown[],
  items: JsonSchemaNode | undefined,
): Found[] {
  return Object.entries(items?.properties ?? {}).flatMap(([key, { ask, description = '' }]) =>
    ask?.once && entries.length > 0 && !entries.some((entry) => valueAt([key], entry))
      ? [{ path: [...path, key], found: '', expected: description, need: ask.need }]
      : [],
  );
}

export interface MissingValue {
  /** The content file, or where else the value belongs. */
  file: string;
  /** As `formatContentPath` writes it: `links.facebook`, `priests.first-priest.name`; or the name of a setting. */
  key: string;
  found: string;
  expected: string;
  /** Without an essential value the site must not go live. A decision has a value that works. */
  need: Ask['need'];
}

type Found = Omit<MissingValue, 'file' | 'key'> & { path: ContentPath };
