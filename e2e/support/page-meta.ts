import { load } from 'cheerio';
import type { PageName } from '#content-model/page-names.ts';
import { pageHref } from '#church/routes.ts';
import { pages } from './routes.ts';
import { dist, fileAt, readBuilt } from './built-site.ts';

/** The canonical path and the file of every page that the site has. */
export const canonicalPages = Object.fromEntries(
  pages.map((page) => {
    const path = pageHref(page, '/');
    return [page, { path, file: fileAt(path) }];
  }),
) as Readonly<Record<PageName, { path: string; file: string }>>;

/**
 * Reads the metadata of a built page: `meta(name)` is the content of a `<meta>`, `link(rel)` the target of a `<link>`,
 * `data` its JSON-LD, `firstAlt` the alternative text of its first image.
 */
export function readPageMeta(file: string, folder = dist) {
  const $ = load(readBuilt(file, folder));
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const link = (rel: string) => $(`link[rel="${rel}"]`).attr('href');
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
  const alternates = $('link[rel=alternate][hreflang]')
    .toArray()
    .map((it) => [$(it).attr('hreflang'), $(it).attr('href')]);
  const firstAlt = $('img').attr('alt');
  return { title: $('title').text(), lang: $('html').attr('lang'), meta, link, data, alternates, firstAlt };
}
