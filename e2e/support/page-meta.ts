import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { PageName } from '#content/schemas/page-names.ts';
import { dist } from './built-site.ts';

/** Every page by its name in content: its one true address on the host, and its file. */
export const canonicalPages: Readonly<Record<PageName, { path: string; file: string }>> = {
  home: { path: '/', file: 'index.html' },
  schedule: { path: '/Schedule', file: 'Schedule.html' },
  giving: { path: '/Giving', file: 'Giving.html' },
  ministries: { path: '/Ministries', file: 'Ministries.html' },
  'watch-live': { path: '/WatchLive', file: 'WatchLive.html' },
  'about-us': { path: '/AboutUs', file: 'AboutUs.html' },
  'contact-us': { path: '/ContactUs', file: 'ContactUs.html' },
};

/** @returns what a page says of itself: the content of its `<meta>`s by name, the targets of its `<link>`s by kind */
export function readPageMeta(file: string, folder = dist) {
  const $ = load(readFileSync(join(folder, file)));
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const link = (rel: string) => $(`link[rel="${rel}"]`).attr('href');
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as JsonLd);
  return { title: $('title').text(), lang: $('html').attr('lang'), meta, link, data };
}

/** The addresses in a sitemap. */
export function addressesIn(sitemap: string, folder = dist): string[] {
  const $ = load(readFileSync(join(folder, sitemap)), { xml: true });
  return $('loc')
    .toArray()
    .map((loc) => $(loc).text());
}

/** As much of JSON-LD as the tests look at. */
export interface JsonLd {
  '@type': string | string[];
  '@id'?: string;
  [key: string]: unknown;
}
