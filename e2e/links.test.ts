import { expect, test } from 'playwright/test';
import { builtSite } from './support/built-site.ts';

const site = builtSite();

for (const page of site.files.filter((file) => file.endsWith('.html'))) {
  test(`every link and asset of ${page} exists, without a redirect`, { tag: '@content' }, () => {
    const references = site.referencesOf(page);
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => !site.resolves(reference, page))).toEqual([]);
  });
}

test('every asset that a script, style sheet or SVG references exists', { tag: '@content' }, () => {
  const assets = site.files.filter((file) => /\.(js|css|svg)$/.test(file));
  const missing = assets.flatMap((file) =>
    site
      .referencesOf(file)
      .filter((reference) => !site.resolves(reference, file))
      .map((reference) => ({ file, reference })),
  );
  expect(missing).toEqual([]);
});

test('every file in _astro is referenced', { tag: '@content' }, () => {
  const referenced = new Set(
    site.files.flatMap((file) => site.referencesOf(file).map((reference) => site.fileOf(reference, file))),
  );
  expect(site.files.filter((file) => file.startsWith('_astro/') && !referenced.has(file))).toEqual([]);
});
