/** The way to a value in a content file: keys, and positions in lists, counted from 0. */
export type ContentPath = readonly (string | number)[];

/**
 * How a place in content is named to those who edit it: keys joined by dots, entries of lists by their `id`, or by
 * their position counted from 1 where they have none.
 *
 * @param path the way to the place
 * @param data what stands in the file
 * @returns `liturgies.sunday.ends`, `why.paragraphs.2`; nothing for the file as a whole
 */
export function formatContentPath(path: ContentPath, data: unknown): string {
  let here = data;
  const names = path.map((step) => {
    here = childOf(here, step);
    return typeof step === 'number' ? (idOf(here) ?? String(step + 1)) : step;
  });
  return names.join('.');
}

/** @returns what stands at the end of a path, `undefined` when nothing does */
export function valueAt(path: ContentPath, data: unknown): unknown {
  return path.reduce<unknown>(childOf, data);
}

function childOf(parent: unknown, step: string | number): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, step)) return undefined;
  return (parent as Record<string | number, unknown>)[step];
}

function idOf(entry: unknown): string | undefined {
  const id = childOf(entry, 'id');
  return typeof id === 'string' && id !== '' ? id : undefined;
}
