import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/**
 * Reads the only entry of a collection: the content of a file.
 * @throws {Error} when the entry is missing; the content check runs before and reports why
 */
export async function readEntry<Name extends Exclude<CollectionKey, 'calendar'>>(
  collection: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`The content of '${collection}' could not be read.`);
  return entry.data;
}
