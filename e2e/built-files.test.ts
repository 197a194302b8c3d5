import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { colors } from '#styles/palette.ts';
import { dist, fileAt, readBuilt, readHead, readJsonLd } from './support/built-site.ts';
import { distOf, type SiteName } from './support/fixtures.ts';
import { expectLines } from './support/read-texts.ts';
import { englishPaths, expect, gospelPaths, paths, test } from './support/test.ts';

type Expected = string[] | { head?: Record<string, string | null>; data?: object[] | Record<number, object> };
const sites = readFixture(import.meta.dirname, 'built-files.yaml') as Record<
  string,
  Record<string, Expected>
>;

for (const [fixture, files] of Object.entries(sites)) {
  const folder = distOf(fixture as SiteName);
  for (const [file, expected] of Object.entries(files)) {
    test(`${file} of ${fixture} has what search engines, apps and hosts read`, () => {
      if (Array.isArray(expected)) {
        expectLines(linesOf(file, folder), expected);
        return;
      }
      const { head = {}, data } = expected;
      const found = readHead(file, folder);
      for (const [name, value] of Object.entries(head))
        expect.soft(normalize(found[name] ?? '') || null, name).toBe(value);
      const json = JSON.parse(normalize(JSON.stringify(dataOf(file, folder)))) as object[];
      if (Array.isArray(data)) expect.soft(json).toHaveLength(data.length);
      for (const [index, part] of Object.entries<object>(data ?? []))
        expect.soft(json[Number(index)]).toMatchObject({ ...part });
    });
  }
}

const normalize = (text: string) =>
  text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/\.[\w-]+(?=\.jpe?g\b)/g, '')
    .replaceAll(colors['surface-darker'], 'surface-darker');

function linesOf(file: string, folder: string): string[] {
  const text = readBuilt(file, folder)
    .replaceAll('\r\n ', '')
    .replaceAll(/( 'sha256-[^']+')+/g, " 'sha256-…'")
    .replaceAll('\u00A0', ' ');
  return [...new Set(text.split(/[\r\n]+/))].filter(Boolean);
}

const dataOf = (file: string, folder: string) =>
  file.endsWith('.html') ? readJsonLd(file, folder) : [JSON.parse(readBuilt(file, folder)) as object];

test('each page has a link preview with an image of 1200 × 630 px', async () => {
  for (const path of [...paths, ...gospelPaths]) {
    const { pathname } = new URL(readHead(fileAt(path))['og:image'] ?? '');
    const { width, height } = await sharp(join(dist, pathname)).metadata();
    expect(`${width} × ${height}`, path).toBe('1200 × 630');
  }
});

test('the previews of all Gospels have at most 40 images of at most 120 kB', () => {
  const images = ['Gospel', 'ar/Gospel'].flatMap((folder) =>
    readdirSync(join(dist, folder)).map((file) => readHead(`${folder}/${file}`)['og:image'] ?? ''),
  );
  expect(images.length).toBeGreaterThan(100);
  const files = new Set(images.map((url) => new URL(url).pathname));
  expect(files.size).toBeLessThanOrEqual(40);
  for (const file of files)
    if (!file.includes('home-hero'))
      expect(statSync(join(dist, file)).size, file).toBeLessThanOrEqual(120_000);
});

test('the sitemap lists the canonical URLs', () => {
  const locations = [...readBuilt('sitemap-0.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const pages = locations.filter((url) => !url.includes('/Gospel/'));
  const origin = 'https://www.church.example';
  expect(pages.toSorted()).toEqual([...paths, ...gospelPaths].map((path) => origin + path).toSorted());
  expect(locations).toContain(`${origin}/ar/Gospel/Luke-14-25-35`);
  expect(readBuilt('sitemap-index.xml')).toContain(`<loc>${origin}/sitemap-0.xml</loc>`);
});

test('llms.txt lists the pages of the main language, each with its description', () => {
  const described = englishPaths.map((path) => `](https://www.church.example${path}): `);
  const listed = readBuilt('llms.txt').split('\n');
  expect(
    described.filter((it) => !listed.some((line) => /\): \w.{20}/.test(line) && line.includes(it))),
  ).toEqual([]);
});

test('app icons fill their square, of which phones crop a circle or another shape', async () => {
  const icons = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map(async (file) => {
    const image = sharp(join(dist, file));
    expect((await image.stats()).isOpaque, file).toBe(true);
    return (await image.metadata()).width;
  });
  expect(await Promise.all(icons)).toEqual([180, 192, 512]);
  // Browsers without SVG favicons request it.
  expect(readBuilt('favicon.ico').length).toBeGreaterThan(0);
});
