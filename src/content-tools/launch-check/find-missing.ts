import { type ContentPath, formatContentPath, valueAt } from '#content-tools/content-path.ts';
import type { JsonSchemaNode } from '#content-tools/content-json-schema.ts';
import { isPlaceholder } from '#parish/placeholders.ts';

/**
 * Finds what the church has yet to supply or to decide in a content file: placeholder values, entries marked
 * `placeholder: true`, and the keys that the schema marks as `awaited`, `awaitedOnce` or `undecided`.
 */
export function findMissing(data: unknown, schema: JsonSchemaNode): Missing[] {
  return missingAt([], data, schema).map(({ path, ...missing }) => ({
    key: formatContentPath(path, data),
    ...missing,
  }));
}

function missingAt(path: ContentPath, value: unknown, node: JsonSchemaNode | undefined): Found[] {
  const { properties = {}, items, description: expected = '' } = node ?? {};
  if (typeof value === 'string')
    return isPlaceholder(value) ? [{ path, found: value, expected, need: 'essential' }] : [];
  if (Array.isArray(value))
    return [
      ...keysOfNone(path, value, items),
      ...value.flatMap((it, index) => missingAt([...path, index], it, items)),
    ];
  if (typeof value !== 'object' || value === null) return [];
  const group = value as Record<string, unknown>;
  const inGroup = Object.entries(group).flatMap(([key, child]) =>
    missingAt([...path, key], child, properties[key]),
  );
  return [...undecidedKeys(path, group, properties), ...markedText(path, group, properties), ...inGroup];
}

/** The keys that no entry of a list has, where the schema awaits them once. */
function keysOfNone(path: ContentPath, list: unknown[], entry: JsonSchemaNode | undefined): Found[] {
  return Object.entries(entry?.properties ?? {}).flatMap(
    ([key, { awaited, awaitedOnce, description: expected = '' }]) =>
      awaited && awaitedOnce && list.length > 0 && !list.some((it) => valueAt([key], it))
        ? [{ path: [...path, key], found: '', expected, need: awaited }]
        : [],
  );
}

function undecidedKeys(
  path: ContentPath,
  group: Record<string, unknown>,
  properties: Record<string, JsonSchemaNode>,
): Found[] {
  return Object.entries(properties).flatMap(
    ([key, { awaited, awaitedOnce, awaitedIf, undecided, description: expected = '' }]) => {
      const value = group[key] ?? '';
      if (awaitedIf && !new RegExp(awaitedIf.pattern).test(String(group[awaitedIf.key]))) return [];
      if (awaited && !awaitedOnce && value === '')
        return [{ path: [...path, key], found: '', expected, need: awaited }];
      const isUndecided = undecided !== undefined && (value === '' || value === undecided);
      return isUndecided
        ? [{ path: [...path, key], found: String(undecided), expected, need: 'decision' as const }]
        : [];
    },
  );
}

function markedText(
  path: ContentPath,
  group: Record<string, unknown>,
  { placeholder }: Record<string, JsonSchemaNode>,
): Found[] {
  if (group.placeholder !== true) return [];
  const key = ['text', 'startTime'].find((it) => it in group) ?? 'placeholder';
  const { expected = '', need = 'optional' } = placeholder ?? {};
  return [{ path: [...path, key], found: String(group[key]), expected, need }];
}

export interface Missing {
  /** As `formatContentPath` writes it: `links.facebook`, `priests.first-priest.name`; or the name of a setting. */
  key: string;
  found: string;
  expected: string;
  /** Without an essential value the site must not go live. A decision has a value that works. */
  need: 'essential' | 'decision' | 'optional';
}

type Found = Omit<Missing, 'key'> & { path: ContentPath };
