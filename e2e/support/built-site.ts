import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'cheerio';
import { filesIn } from '#content/files.ts';
import { distOf } from './fixtures.ts';

export const dist = distOf('ordinary');

export const readBuilt = (file: string, folder = dist): string => readFileSync(join(folder, file), 'utf8');

/** @returns the file that is served at a path: `Schedule.html` for `/Schedule` */
export function fileAt(path: string): string {
  const { pathname } = new URL(path, 'http://localhost');
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}${extname(pathname) ? '' : '.html'}`;
}

export const builtFiles = (folder = dist): string[] => filesIn(folder);

/** @returns the metadata of a page by its name: `title`, `lang`, `og:title`, `canonical`, `hreflang en` */
export function readHead(file: string, folder = dist): Record<string, string> {
  const $ = load(readBuilt(file, folder));
  const entries = $('head :is(meta[content], link[href])')
    .toArray()
    .map((element) => {
      const { name, property, rel, hreflang, content, href } = $(element).attr() ?? {};
      return [name ?? property ?? (hreflang ? `hreflang ${hreflang}` : rel), content ?? href] as const;
    });
  return {
    ...(Object.fromEntries(entries) as Record<string, string>),
    title: $('title').text(),
    lang: $('html').attr('lang') ?? '',
  };
}

export function readJsonLd(file: string, folder = dist): Record<string, unknown>[] {
  const $ = load(readBuilt(file, folder));
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
}
