import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { currentLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { once } from './once.ts';

type ContentCollection = Exclude<CollectionKey, 'calendar' | 'recordings'>;

/**
 * @param language by default that of the page; `main` for facts that are compared with what is written outside of the site
 * @throws {Error} when the entry is missing; the content check has reported why
 */
export function readEntry<Name extends ContentCollection>(
  collection: Name,
  language: Language | 'main' = currentLanguage(),
): Promise<CollectionEntry<Name>['data']> {
  const code = language === 'main' || language.isMain ? 'main' : language.code;
  // Astro copies an entry at each call.
  return once(`${collection} ${code}`, () => findEntry(collection, code));
}

async function findEntry(collection: ContentCollection, code: string) {
  const [church] = await getCollection('church');
  const id = code === 'main' ? church?.data.languages[0] : code;
  const entry = id && (await getEntry(collection as 'church', id));
  if (!entry) throw new Error(`The content of '${collection}' could not be read.`);
  return entry.data;
}
