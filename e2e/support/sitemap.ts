import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './built-site.ts';

/** Every address of the built site's map, without its host, and one that leads nowhere and gets the fallback page. */
export const addresses = [...sitemap(), '/a/path/that/leads/nowhere'];

function sitemap(): string[] {
  const xml = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
