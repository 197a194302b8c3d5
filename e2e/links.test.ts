import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { idsInUse } from '#content-model/fields/list.ts';
import { builtSite, readBuilt } from './support/built-site.ts';

const site = builtSite();

for (const page of site.files.filter((file) => file.endsWith('.html'))) {
  test(`every link and asset of ${page} exists, without a redirect`, { tag: '@content' }, () => {
    expect(site.referencesOf(page).length).toBeGreaterThan(20);
    expect(site.brokenIn(page)).toEqual([]);
  });
}

test('every asset that a script, style sheet or SVG references exists', { tag: '@content' }, () => {
  const assets = site.files.filter((file) => /\.(js|css|svg)$/.test(file));
  expect(assets.flatMap(site.brokenIn)).toEqual([]);
});

test('every file in _astro is referenced', { tag: '@content' }, () => {
  const referenced = new Set(
    site.files.flatMap((file) => site.referencesOf(file).map((reference) => site.fileOf(reference, file))),
  );
  expect(site.files.filter((file) => file.startsWith('_astro/') && !referenced.has(file))).toEqual([]);
});

for (const page of site.files.filter((file) => /^(\w\w\/)?(AboutUs|Giving)\.html$/.test(file))) {
  test(`no question or giving method can have the id of another element of ${page}`, () => {
    const $ = load(readBuilt(page));
    const others = $('[id]').not('.question *, .giving-methods *').toArray();
    expect(idsInUse).toEqual(expect.arrayContaining(others.map(({ attribs }) => attribs.id)));
  });
}

test('Cloudflare replaces no e-mail address: each is between its comments', () => {
  for (const page of site.files.filter((file) => file.endsWith('.html'))) {
    const [, body = ''] = readBuilt(page).split('</head>');
    const others = body.replaceAll(/<!--email_off-->[^]*?<!--\/email_off-->/g, '');
    expect(others, page).not.toMatch(/mailto:|[\w.]+@[\w-]+\.\w+/);
    expect(others.length, page).toBeLessThan(body.length);
  }
});
