import { expect, test } from 'playwright/test';
import { builtSite } from './support/built-site.ts';

const site = builtSite();

test('the site was built', () => {
  expect(site.files).toContain('index.html');
});

for (const page of site.files.filter((file) => file.endsWith('.html'))) {
  test(`every link and asset of ${page} leads somewhere, to the letter`, () => {
    const references = site.referencesOf(page);
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => !site.resolves(reference, page))).toEqual([]);
  });
}

test('every asset that a script or a style sheet names is there, to the letter', () => {
  const assets = site.files.filter((file) => /\.(js|css|svg)$/.test(file));
  const lost = assets.flatMap((file) =>
    site
      .referencesOf(file)
      .filter((reference) => !site.resolves(reference, file))
      .map((reference) => ({ file, reference })),
  );
  expect(lost).toEqual([]);
});

test('nothing is shipped that no page asks for', () => {
  const asked = new Set(
    site.files.flatMap((file) => site.referencesOf(file).map((reference) => site.fileOf(reference, file))),
  );
  expect(site.files.filter((file) => file.startsWith('_astro/') && !asked.has(file))).toEqual([]);
});
