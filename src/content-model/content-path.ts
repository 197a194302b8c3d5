export type ContentPath = readonly (string | number)[];

/**
 * @returns the path for messages, with list entries by their `id` or their position from 1: `liturgies.sunday.endTime`,
 * `why.paragraphs.2`; an empty string for the file as a whole
 */
export function formatContentPath(path: ContentPath, data: unknown): string {
  let value = data;
  const names = path.map((key) => {
    value = childOf(value, key);
    return typeof key === 'number' ? (idOf(value) ?? String(key + 1)) : key;
  });
  return names.join('.');
}

export function valueAt(path: ContentPath, data: unknown): unknown {
  return path.reduce<unknown>(childOf, data);
}

export function textsIn(value: unknown, path: ContentPath = []): { path: ContentPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
  return Object.entries(value ?? {}).flatMap(([key, child]) => textsIn(child, [...path, key]));
}

function childOf(parent: unknown, key: string | number): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return undefined;
  return (parent as Record<string | number, unknown>)[key];
}

function idOf(entry: unknown): string | undefined {
  const id = childOf(entry, 'id');
  return typeof id === 'string' && id !== '' ? id : undefined;
}
