import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'cheerio';
import { builtFiles as filesIn } from '#tools/publish-check/built-site.ts';
import { distOf } from './fixtures.ts';

/** The folder of the fixture that most tests are about. */
export const dist = distOf('ordinary');

/** @returns the text of a file of a built site */
export const readBuilt = (file: string, folder = dist): string => readFileSync(join(folder, file), 'utf8');

/** @returns the file that is served at a path: `Schedule.html` for `/Schedule` */
export function fileAt(path: string): string {
  const { pathname } = new URL(path, 'http://localhost');
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}${extname(pathname) ? '' : '.html'}`;
}

/** @returns the files of a built site, relative to its folder */
export const builtFiles = (folder = dist): string[] => filesIn(folder);

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
