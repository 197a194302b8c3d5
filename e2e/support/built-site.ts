import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { load } from 'cheerio';
import { type CalendarDate, dateIn } from '#time/dates.ts';
import { dist } from '#tools/servers/dist.ts';

export { dist };

/** @returns the text of a file of a built site */
export const readBuilt = (file: string, folder = dist): string => readFileSync(join(folder, file), 'utf8');

/** @returns the file that is served at a path: `Schedule.html` for `/Schedule` */
export function fileAt(path: string): string {
  const { pathname } = new URL(path, 'http://localhost');
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}${extname(pathname) ? '' : '.html'}`;
}

/**
 * @returns the date on which the site was built: what its pages show depends on it. Before a build, which the server of the
 * tests starts, it is that of now
 */
export function buildDate(timeZone: string): CalendarDate {
  if (!existsSync(dist)) return dateIn(timeZone, new Date());
  const [, builtAt = ''] = /<!-- Built at (\S+) /.exec(readBuilt('index.html')) ?? [];
  return dateIn(timeZone, new Date(builtAt));
}

/** The files of a built site, relative to its folder, and the references between them. */
export function builtSite(folder = dist) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const read = (file: string) => readBuilt(file, folder);
  const canonical = load(read('index.html'))('link[rel=canonical]').attr('href');
  const { origin } = new URL(canonical ?? 'http://localhost/');

  // The 404 page is served at any depth, so its references must not depend on its path.
  const pathOf = (file: string) =>
    file === '404.html' ? '/at/any/depth/' : `/${file.replace(/(^index)?\.html$/, '')}`;
  const resolve = (reference: string, file: string) => new URL(reference, origin + pathOf(file));

  /** Every URL of the site itself in a file, as the file writes it. */
  const referencesOf = (file: string) =>
    references(file, read(file)).filter((reference) => resolve(reference, file).origin === origin);

  /** The file that the host serves for a URL in a file; `undefined` for a redirect or a 404. */
  const fileOf = (reference: string, file: string) => {
    if (reference.startsWith('#')) return file;
    const path = decodeURIComponent(resolve(reference, file).pathname.slice(1)) || 'index';
    // A page is served at its path without `.html`; with `.html` or a trailing slash the host redirects.
    return [`${path}.html`, path].find((name) => files.includes(name) && !path.endsWith('.html'));
  };

  /** Whether the host serves a URL in a file, and its `#hash` is the id of one element. */
  const resolves = (reference: string, file: string) => {
    const target = fileOf(reference, file);
    const id = decodeURIComponent(resolve(reference, file).hash.slice(1));
    if (target === undefined || id === '' || !/\.(html|svg)$/.test(target)) return target !== undefined;
    return load(read(target))(`[id="${id}"]`).length === 1;
  };

  /** The URLs of a file that lead nowhere. */
  const brokenIn = (file: string) =>
    referencesOf(file)
      .filter((reference) => !resolves(reference, file))
      .map((reference) => `${reference} in ${file}`);

  return { files, referencesOf, fileOf, brokenIn };
}

function references(file: string, text: string): string[] {
  if (/\.(html|svg)$/.test(file)) return referencesInMarkup(text);
  if (file.endsWith('.css')) return referencesInCss(text);
  if (file.endsWith('.js')) return referencesInScript(text);
  return [];
}

const attributes = ['href', 'src', 'poster', 'action', 'formaction', 'component-url', 'renderer-url'];

function referencesInMarkup(markup: string): string[] {
  const $ = load(markup);
  const values = (attribute: string, selector = `[${attribute}]`) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  return [
    ...attributes.flatMap((attribute) => values(attribute)),
    // `a.avif 400w, b.avif 800w`
    ...[...values('srcset'), ...values('imagesrcset')]
      .flatMap((candidates) => candidates.split(/,\s*/))
      .map((candidate) => candidate.split(' ')[0] ?? ''),
    ...values('content', 'meta[content^=http]'),
    ...referencesInCss([$('style').text(), ...values('style')].join('\n')),
  ];
}

function referencesInCss(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);
}

/** The other files that a built script imports or names: relative to it, or from the root. */
function referencesInScript(script: string): string[] {
  const names =
    /(["'`])((?:\.{1,2}\/|\/_astro\/)[^"'`\s]+\.(?:js|css|json|wasm|woff2|avif|webp|png|jpg|svg))\1/g;
  return [...script.matchAll(names)].map(([, , url = '']) => url);
}
