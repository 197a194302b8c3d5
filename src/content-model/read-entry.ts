import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { currentLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';

type ContentCollection = Exclude<CollectionKey, 'calendar'>;

/**
 * @param language by default that of the page; `main` for facts that are compared with what is written outside of the site
 * @throws {Error} when the entry is missing; the content check has reported why
 */
export function readEntry<Name extends ContentCollection>(
  collection: Name,
  language: Language | 'main' = currentLanguage(),
): Promise<CollectionEntry<Name>['data']> {
  const code = language === 'main' || language.isMain ? 'main' : language.code;
  const key = `${collection} ${code}`;
  const known = import.meta.env.PROD ? entries.get(key) : undefined;
  const entry = known ?? findEntry(collection, code);
  entries.set(key, entry);
  return entry as Promise<CollectionEntry<Name>['data']>;
}

/** A build reads each entry once: Astro copies it at each call. The development server reads it again after a change. */
const entries = new Map<string, Promise<unknown>>();

async function findEntry(collection: ContentCollection, code: string) {
  const [church] = await getCollection('church');
  const id = code === 'main' ? church?.data.languages[0] : code;
  const entry = await getEntry(collection as 'church', id ?? '');
  if (!entry) throw new Error(`The content of '${collection}' could not be read.`);
  return entry.data;
}
