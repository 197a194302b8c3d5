import { basename } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { idsInUse } from '#content-model/fields/list.ts';
import { builtFiles, readBuilt } from './support/built-site.ts';

const files = builtFiles();
const pages = files.filter((file) => file.endsWith('.html'));
const texts = files
  .filter((file) => /\.(html|js|css|svg|webmanifest)$/.test(file))
  .map((file) => readBuilt(file));

test('every file in _astro is referenced', () => {
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
