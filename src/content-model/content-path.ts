export type ContentPath = readonly (string | number)[];

/**
 * @returns the path for messages, with list entries by their `id` or their position from 1: `liturgies.sunday.endTime`,
 *   `why.paragraphs.2`; an empty string for the file as a whole
 */
export const formatContentPath = (path: ContentPath, data: unknown) =>
  path
    .map((key, index) =>
      typeof key === 'number' ? (idOf(valueAt(path.slice(0, index + 1), data)) ?? key + 1) : key,
    )
    .join('.');

export const valueAt = (path: ContentPath, data: unknown) => path.reduce<unknown>(childOf, data);

export function textsIn(value: unknown) {
  const texts: { path: ContentPath; text: string }[] = [];
  mapTexts(value, (text, path) => texts.push({ path, text }));
  return texts;
}

/** @returns a copy of a value with other texts */
export function mapTexts(
  value: unknown,
  map: (text: string, path: ContentPath) => unknown,
  path: ContentPath = [],
): unknown {
  if (typeof value === 'string') return map(value, path);
  if (Array.isArray(value)) return value.map((entry, index) => mapTexts(entry, map, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, mapTexts(child, map, [...path, key])]);
  return Object.fromEntries(entries);
}

/** @returns the `id` of the innermost list entry that a path is in */
export const entryIdOf = (path: ContentPath, data: unknown) =>
  path.map((_, index) => idOf(valueAt(path.slice(0, index), data))).findLast((id) => id !== undefined);

function childOf(parent: unknown, key: string | number) {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return undefined;
  return (parent as Record<string | number, unknown>)[key];
}

function idOf(entry: unknown) {
  const id = childOf(entry, 'id');
  return typeof id === 'string' && id !== '' ? id : undefined;
}
