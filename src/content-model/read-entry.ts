import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { currentLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';

/**
 * @param language by default that of the page; `main` for facts that are compared with what is written outside of the site
 * @throws {Error} when the entry is missing; the content check has reported why
 */
export async function readEntry<Name extends Exclude<CollectionKey, 'calendar'>>(
  collection: Name,
  language: Language | 'main' = currentLanguage(),
): Promise<CollectionEntry<Name>['data']> {
  const folder = language === 'main' || language.isMain ? undefined : `${language.code}/`;
  const entries = await getCollection(collection);
  const entry = entries.find(({ id }) => (folder ? id.startsWith(folder) : !/^[a-z]{2}\//.test(id)));
  if (!entry) throw new Error(`The content of '${collection}' could not be read.`);
  return entry.data;
}
