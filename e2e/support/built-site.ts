import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'cheerio';

/** Where the build puts the site. */
export const dist = join(import.meta.dirname, '../../dist');

/** The built site as files, and what they refer to. */
export function builtSite(folder = dist): BuiltSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const home = load(read('index.html'))('link[rel=canonical]').attr('href') ?? 'http://localhost/';
  const { origin } = new URL(home);

  const resolve = (reference: string, file: string) => new URL(reference, new URL(addressOf(file), origin));

  const fileOf = (reference: string, file: string) => {
    const path = decodeURIComponent(resolve(reference, file).pathname).slice(1);
    const candidate = path === '' ? 'index.html' : path;
    if (reference.startsWith('#')) return file;
    // A page is linked by its address; by its file's name or with a slash at the end it takes a redirect.
    return [`${candidate}.html`, candidate].find(
      (name) => files.includes(name) && (path === '' || path !== name || !name.endsWith('.html')),
    );
  };

  const referencesOf = (file: string) =>
    referencesIn(file, read(file)).filter((reference) => isOfTheSite(resolve(reference, file), origin));

  const resolves = (reference: string, file: string) => {
    const target = fileOf(reference, file);
    if (target === undefined) return false;
    const id = decodeURIComponent(resolve(reference, file).hash.slice(1));
    return id === '' || !/\.(html|svg)$/.test(target) || load(read(target))(`[id="${id}"]`).length === 1;
  };

  return { files, referencesOf, fileOf, resolves };
}

/** The fallback page is shown at any depth, so that a reference from it must not depend on where it stands. */
function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  if (file === '404.html') return '/at/any/depth/';
  return `/${file.replace(/\.html$/, '')}`;
}

function isOfTheSite({ protocol, origin }: URL, site: string): boolean {
  return /^https?:$/.test(protocol) && origin === site;
}

function referencesIn(file: string, text: string): string[] {
  if (file.endsWith('.html') || file.endsWith('.svg')) return referencesInMarkup(text);
  if (file.endsWith('.css')) return referencesInCss(text);
  if (file.endsWith('.js')) return referencesInScript(text);
  return [];
}

function referencesInMarkup(markup: string): string[] {
  const $ = load(markup);
  const all = (attribute: string) =>
    $(`[${attribute}]`)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const inMeta = $('meta[content^=http]').toArray();
  return [
    ...['href', 'src', 'poster', 'action', 'formaction', 'component-url', 'renderer-url'].flatMap(all),
    ...['srcset', 'imagesrcset'].flatMap(all).flatMap(candidatesOf),
    ...all('style').flatMap(referencesInCss),
    ...inMeta.map((element) => $(element).attr('content') ?? ''),
    ...referencesInCss($('style').text()),
  ];
}

/** `a.avif 400w, b.avif 800w` */
function candidatesOf(srcset: string): string[] {
  return [...srcset.matchAll(/(\S+)(?:\s+[\d.]+[wx])?\s*(?:,|$)/g)].map(([, address = '']) => address);
}

function referencesInCss(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);
}

/** What a built script imports, now or later: other files of the build, beside it or from the root. */
function referencesInScript(script: string): string[] {
  const files =
    /(["'`])((?:\.{1,2}\/|\/_astro\/)[^"'`\s]+\.(?:js|css|json|wasm|woff2|avif|webp|png|jpg|svg))\1/g;
  return [...script.matchAll(files)].map(([, , address = '']) => address);
}

interface BuiltSite {
  /** Every file, seen from dist/. */
  files: string[];
  /** All addresses in a file that lie on the site itself, as they are written there. */
  referencesOf: (file: string) => string[];
  /** Which file the host serves for an address without a redirect; none when it would answer 404 or redirect. */
  fileOf: (reference: string, file: string) => string | undefined;
  /** Whether the host has what an address names, its `#hash` included. */
  resolves: (reference: string, file: string) => boolean;
}
