import { type ContentPath, formatContentPath, valueAt } from '#content-model/content-path.ts';
import { jsonSchemaOf, type ContentFile } from '#schemas/content-files.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';
import { pathOf } from '#content-model/read-content.ts';
import { isPlaceholder } from '#parish/placeholders.ts';

/**
 * Finds what the church has yet to supply or to decide in a content file: placeholder values, entries marked
 * `placeholder: true`, and the keys that the schema marks as `awaited`, `awaitedOnce` or `undecided`.
 */
export function findMissing(name: ContentFile, data: unknown): MissingValue[] {
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
  if (Array.isArray(value)) {
    const isInNone = (key: string) => value.length > 0 && !value.some((entry) => valueAt([key], entry));
    return [
      ...Object.entries(items?.properties ?? {}).flatMap(([key, child]) =>
        child.awaitedOnce && isInNone(key) ? undecided([...path, key], child) : [],
      ),
      ...value.flatMap((entry, index) => missingAt([...path, index], entry, items)),
    ];
  }
  const group = value as Record<string, unknown>;
  return [
    ...Object.entries(properties).flatMap(([key, child]) => {
      const { awaitedOnce, awaitedIf, undecided: usual } = child;
      const current = group[key] ?? '';
      if (awaitedIf && !new RegExp(awaitedIf.pattern).test(String(group[awaitedIf.key]))) return [];
      return !awaitedOnce && (current === '' || current === usual) ? undecided([...path, key], child) : [];
    }),
    ...markedText(path, group, properties),
    ...Object.entries(group).flatMap(([key, child]) => missingAt([...path, key], child, properties[key])),
  ];
}

/** @returns the key, where the schema awaits a value or a decision; otherwise nothing */
function undecided(
  path: ContentPath,
  { awaited, undecided, description: expected = '' }: JsonSchemaNode,
): Found[] {
  if (undecided !== undefined) return [{ path, found: String(undecided), expected, need: 'decision' }];
  return awaited ? [{ path, found: '', expected, need: awaited }] : [];
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

export interface MissingValue {
  /** The content file, or where else the value belongs. */
  file: string;
  /** As `formatContentPath` writes it: `links.facebook`, `priests.first-priest.name`; or the name of a setting. */
  key: string;
  found: string;
  expected: string;
  /** Without an essential value the site must not go live. A decision has a value that works. */
  need: 'essential' | 'decision' | 'optional';
}

type Found = Omit<MissingValue, 'file' | 'key'> & { path: ContentPath };
