import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PageName } from '#content/schemas/page-names.ts';
import { dist } from './support/built-site.ts';
import { content } from './support/content.ts';
import { addressesIn, canonicalPages, readPageMeta } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';

const pages = Object.entries(canonicalPages) as [PageName, { path: string; file: string }][];
const addresses = addressesIn('sitemap-0.xml');
const { origin } = new URL(addresses[0] ?? '');

for (const [name, { path, file }] of pages) {
  test(`${path} says what it is, to search engines and where a link to it is shared`, async () => {
    const { title, meta, link, lang } = readPageMeta(file);
    const words = content(`pages/${name}`);
    expect(title).toBe(words.title);
    expect(meta('description')).toBe(words.description);
    expect(link('canonical')).toBe(origin + path);
    expect(meta('robots')).toBeUndefined();
    expect(lang).toBe('en-US');

    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(words.description);
    expect(meta('og:url')).toBe(origin + path);
    expect(meta('og:type')).toBe('website');
    expect(meta('og:site_name')).toBe(content('church').name);
    expect(meta('twitter:card')).toBe('summary_large_image');

    const picture = await readFile(join(dist, new URL(meta('og:image') ?? '').pathname));
    expect(new URL(meta('og:image') ?? '').origin).toBe(origin);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(picture.length).toBeLessThan(300_000);
  });
}

test('no two pages share a title, a description or a picture', () => {
  for (const key of ['og:title', 'og:description', 'og:image']) {
    expect(new Set(pages.map(([, { file }]) => readPageMeta(file).meta(key))).size, key).toBe(pages.length);
  }
});

test('Home’s second address and the page for unknown ones name Home’s first; the latter is not to be found', () => {
  expect(readPageMeta('Home.html').link('canonical')).toBe(`${origin}/`);
  expect(readPageMeta('Home.html').meta('robots')).toBeUndefined();
  expect(readPageMeta('404.html').link('canonical')).toBe(`${origin}/`);
  expect(readPageMeta('404.html').meta('robots')).toBe('noindex');
});

test('the sitemap lists the seven pages as they name themselves, and robots.txt points at it', async ({
  request,
}) => {
  const canonical = pages.map(([, { file }]) => readPageMeta(file).link('canonical'));
  expect(addresses.toSorted()).toEqual(canonical.toSorted());
  expect(addressesIn('sitemap-index.xml')).toEqual([`${origin}/sitemap-0.xml`]);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap-index.xml\n`);
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});

test('the host serves every address of the sitemap to the letter, without a redirect', async ({
  request,
}) => {
  for (const address of addresses) {
    const { pathname } = new URL(address);
    expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200);
  }
});

test('the emblem stands in the tab and on home screens', async ({ request }) => {
  const { link, meta } = readPageMeta('index.html');
  expect((await request.get(link('icon') ?? '')).headers()['content-type']).toBe('image/svg+xml');
  expect(await sizeOf(link('apple-touch-icon'))).toEqual([180, 180]);

  const manifest = JSON.parse(await readFile(join(dist, link('manifest') ?? ''), 'utf8')) as Manifest;
  expect(manifest).toMatchObject({
    name: content('church').name,
    short_name: content('church').shortName,
    start_url: '/',
    theme_color: meta('theme-color'),
  });
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
  expect(await Promise.all(maskable.map(({ src }) => sizeOf(src)))).toEqual([
    [192, 192],
    [512, 512],
  ]);
});

async function sizeOf(href = ''): Promise<unknown> {
  const { width, height } = await sharp(join(dist, href)).metadata();
  return [width, height];
}

interface Manifest {
  icons: { src: string; purpose?: string }[];
}
