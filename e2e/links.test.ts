import { basename } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { idsInUse } from '#content-model/fields/list.ts';
import { builtFiles, readBuilt, readPageMeta } from './support/built-site.ts';

const files = builtFiles();
const pages = files.filter((file) => file.endsWith('.html'));
const texts = files
  .filter((file) => /\.(html|js|css|svg|webmanifest)$/.test(file))
  .map((file) => readBuilt(file));
const { origin } = new URL(readPageMeta('index.html').link('canonical') ?? '');

for (const page of pages) {
  test(`every link and asset of ${page} exists, without a redirect`, { tag: '@content' }, () => {
    expect(referencesIn(page).length).toBeGreaterThan(20);
    expect(brokenIn(page)).toEqual([]);
  });
}

test('every asset that a script, style sheet or SVG references exists', { tag: '@content' }, () => {
  expect(files.filter((file) => /\.(js|css|svg)$/.test(file)).flatMap(brokenIn)).toEqual([]);
});

test('every file in _astro is referenced', { tag: '@content' }, () => {
  const assets = files.filter((file) => file.startsWith('_astro/'));
  expect(assets.filter((file) => !texts.some((text) => text.includes(encodeURI(basename(file)))))).toEqual(
    [],
  );
});

for (const page of pages.filter((file) => /(AboutUs|Giving)\.html$/.test(file))) {
  test(`no question or giving method can have the id of another element of ${page}`, () => {
    const $ = load(readBuilt(page));
    const others = $('[id]').not('.question *, .giving-methods *').toArray();
    expect(idsInUse).toEqual(expect.arrayContaining(others.map(({ attribs }) => attribs.id)));
  });
}

test('Cloudflare replaces no e-mail address: each is between its comments', () => {
  for (const page of pages) {
    const [, body = ''] = readBuilt(page).split('</head>');
    const others = body.replaceAll(/<!--email_off-->[^]*?<!--\/email_off-->/g, '');
    expect(others, page).not.toMatch(/mailto:|[\w.]+@[\w-]+\.\w+/);
    expect(others.length, page).toBeLessThan(body.length);
  }
});

/** @returns the URLs in attributes and style sheets, and the names of files in scripts */
function referencesIn(file: string): string[] {
  const text = readBuilt(file);
  // `a.avif 400w, b.avif 800w`
  const candidates = [
    ...text.matchAll(/\s(?:href|src|\w*srcset|action|content(?=="http)|\w+-url)="([^"]*)"/g),
  ]
    .flatMap(([, value = '']) => value.split(/,\s+/))
    .map((candidate) => candidate.split(' ')[0] ?? '')
    .filter((url) => /^(https?:|[./#])/.test(url));
  return [...candidates, ...(text.match(/(?<=url\(["']?|["'`])\.{0,2}\/[^"'`()\s*]+\.\w+(?=["'`)])/g) ?? [])];
}

/** @returns the URLs of the site itself that the host does not serve, or whose `#hash` is not the id of one element */
function brokenIn(file: string): string[] {
  // The 404 page is served at any depth, so its references must not depend on its path.
  const path = file === '404.html' ? '/at/any/depth/' : `/${file.replace(/(^index)?\.html$/, '')}`;
  return referencesIn(file).filter((reference) => {
    const url = new URL(reference, origin + path);
    if (url.origin !== origin) return false;
    const name = decodeURIComponent(url.pathname.slice(1)) || 'index';
    // A page is served at its path without `.html`; with `.html` or a trailing slash the host redirects.
    const target = reference.startsWith('#')
      ? file
      : [`${name}.html`, name].find((it) => files.includes(it) && !name.endsWith('.html'));
    if (target === undefined || !url.hash || !/\.(html|svg)$/.test(target)) return target === undefined;
    return load(readBuilt(target))(`[id="${decodeURIComponent(url.hash.slice(1))}"]`).length !== 1;
  });
}
