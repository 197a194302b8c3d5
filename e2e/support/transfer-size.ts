import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';

const dist = join(import.meta.dirname, '../../dist');
const compressed = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.ics', '.webmanifest']);

/** @returns the file of a built site that is served at this address: `/Schedule` is `Schedule.html` */
export function fileAt(path: string, site = dist): string {
  const { pathname } = new URL(path, 'http://localhost');
  return join(site, pathname === '/' ? 'index.html' : extname(pathname) ? pathname : `${pathname}.html`);
}

/** @returns the bytes that the file at this address takes on the network: text as brotli, all else as it is */
export function transferSize(path: string, site = dist): number {
  const file = fileAt(path, site);
  const bytes = readFileSync(file);
  return compressed.has(extname(file)) ? brotli(bytes) : bytes.length;
}

/** @returns the page's inline scripts, data such as JSON-LD and speculation rules left out */
export function inlineScripts(path: string): string[] {
  const page = load(readFileSync(fileAt(path)));
  return page('script:not([src])')
    .toArray()
    .filter(({ attribs }) => !attribs.type || attribs.type === 'module')
    .map((script) => page(script).text());
}

/** @returns a page as far as it stands before the styles of what follows its opening, which are its last */
export function openingOf(html: string): string {
  return html.slice(0, html.lastIndexOf('<style>'));
}

/** @returns the bytes of a text as brotli at its best */
export function brotli(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

/**
 * Says which of the parts weigh most, for a budget that is exceeded.
 *
 * @param parts addresses or names, with their bytes
 */
export function heaviest(parts: Record<string, number>): string {
  return Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([name, bytes]) => `${name} (${bytes} bytes)`)
    .join(', ');
}

/** @returns the sum of all parts, in bytes */
export function total(parts: Record<string, number>): number {
  return Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
}
