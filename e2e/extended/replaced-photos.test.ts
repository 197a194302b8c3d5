import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { stringify } from 'yaml';
import { budgets } from '../support/budgets.ts';
import { asCameraFile, cameraMark, scene } from '../support/photos.ts';
import { createTempSite, serve } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';
import { heaviest, total, transferSize } from '../support/transfer-size.ts';

type Place = [across: number, down: number];
type Photograph = [
  what: string,
  file: string,
  size: [number, number],
  subject: Place,
  save: (upright: Sharp) => Promise<Sharp>,
];

/** What people save over a image: [width, height] and subject are those of the upright photograph. */
// prettier-ignore
const photographs: Photograph[] = [
  ['twelve megapixels, landscape', 'LifeAt1.jpg', [4000, 3000], [70, 30], async (it) => (await asCameraFile(it)).jpeg()],
  ['twelve megapixels, portrait', 'LifeAt2.jpg', [3000, 4000], [30, 80], async (it) => (await asCameraFile(it)).jpeg()],
  ['a phone held upright', 'LifeAt3.jpg', [1200, 1600], [25, 20], async (it) => (await asCameraFile(it, 6)).jpeg()],
  ['a phone held upright the other way', 'LifeAt4.jpg', [1200, 1600], [75, 80], async (it) => (await asCameraFile(it, 8)).jpeg()],
  ['a phone held upside down', 'LifeAt5.jpg', [1600, 1200], [20, 30], async (it) => (await asCameraFile(it, 3)).jpeg()],
  ['a phone that mirrors', 'LifeAt6.jpg', [1200, 1600], [30, 30], async (it) => (await asCameraFile(it, 5)).jpeg()],
  ['a PNG called .jpg, turned', 'LifeAt7.jpg', [1200, 1600], [30, 75], async (it) => (await asCameraFile(it, 6)).png()],
  ['a WebP called .jpg, turned', 'LifeAt8.jpg', [1200, 1600], [70, 25], async (it) => (await asCameraFile(it, 8)).webp()],
  ['an AVIF called .jpg', 'LifeAt9.jpg', [1600, 1200], [70, 70], async (it) => (await asCameraFile(it)).avif({ effort: 0 })],
  ['a file for the printing press', 'press.jpg', [1600, 1200], [30, 60], async (it) => (await asCameraFile(it)).toColourspace('cmyk').jpeg()],
  ['sixteen bits and no color', 'grey.png', [1600, 1200], [60, 40], async (it) => (await asCameraFile(it)).toColourspace('grey16').png()],
  ['a panorama', 'panorama.jpg', [5000, 1000], [85, 50], async (it) => (await asCameraFile(it)).jpeg()],
  ['a very small one', 'small.jpg', [320, 240], [40, 60], async (it) => (await asCameraFile(it)).jpeg()],
  ['a name as a camera and a hurry make it', 'IMG 1234 (Ä #1) 100%.JPG', [1600, 1200], [60, 60], async (it) => (await asCameraFile(it)).jpeg()],
];

const open = new AsyncDisposableStack();
let dist: string;
let url: string;
const masters = new Set<string>();

// One worker, one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const site = open.use(
    await createTempSite(async (folder) => {
      const assets = join(folder, 'src/assets/life-at');
      await mkdir(assets, { recursive: true });
      for (const [, file, size, subject, save] of photographs) {
        const bytes = await (await save(await scene(...size, subject))).toBuffer();
        masters.add(sha256(bytes));
        await writeFile(join(assets, file), bytes);
      }
      const cards = photographs.map(([what, file, , [across, down]], index) => ({
        id: `card-${index}`,
        title: what,
        text: 'A photograph of our own.',
        image: { file: `../assets/life-at/${file}`, alt: what, focalPoint: `${across}% ${down}%` },
      }));
      await writeFile(join(folder, 'src/content/life-at.yaml'), stringify({ cards }));
    }),
  );
  expect(site.code, site.output).toBe(0);
  ({ dist } = site);
  ({ url } = open.use(await serve(dist)));
});

test.afterAll(async () => {
  await open.disposeAsync();
});

for (const [what, , size, subject] of photographs) {
  test(`${what}: upright, cut to the card around its subject, without what the camera wrote`, async ({
    page,
  }) => {
    await page.goto(url);
    const card = page.getByRole('img', { name: what, exact: true });
    const files = await card.evaluate((img: HTMLImageElement) => {
      const sources = [...(img.closest('picture')?.querySelectorAll('source') ?? [])].map(
        ({ srcset }) => srcset,
      );
      return [
        img.getAttribute('src') ?? '',
        ...sources
          .join(', ')
          .split(', ')
          .map((it) => it.split(' ')[0] ?? ''),
      ];
    });
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const path = join(dist, decodeURIComponent(file));
      const { width, height, exif, xmp, icc, orientation } = await sharp(path).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
      expect(Math.abs(width / height - 4 / 3), file).toBeLessThan(0.01);
      expect(width, 'no wider than the photograph').toBeLessThanOrEqual(size[0]);

      const [across, down] = placeInCard(size, subject);
      const brightness = await readBrightness(path);
      expect(brightness(across, down), `${file}: the subject`).toBeGreaterThan(170);
      for (const [x, y] of [
        [1 - across, down],
        [across, 1 - down],
        [1 - across, 1 - down],
      ] as const) {
        if (Math.hypot(x - across, y - down) < 0.3) continue;
        expect(brightness(x, y), `${file}: beside the subject`).toBeLessThan(150);
      }
    }
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  });
}

for (const screen of budgets.screens) {
  test(`Home with such photographs stays within its budget on ${screen.name}`, async ({ browser }) => {
    const { viewport, deviceScaleFactor } = screen;
    await using context = await browser.newContext({ viewport, deviceScaleFactor });
    const page = await context.newPage();
    await page.goto(url);
    const loaded = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource');
      const early = resources.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? Infinity));
      return early.map(({ name }) => decodeURIComponent(new URL(name).pathname));
    });
    const parts = Object.fromEntries(['/', ...loaded].map((path) => [path, transferSize(path, dist)]));
    expect(total(parts), `heaviest: ${heaviest(parts)}`).toBeLessThanOrEqual(screen.home);
  });
}

test('nothing that is served holds a photograph as it was saved, or what the camera wrote into it', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    expect(masters.has(sha256(bytes)), `${name} is a master`).toBe(false);
    expect(bytes.includes(cameraMark), `${name} names the camera`).toBe(false);
  }
});

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Where the subject stands in a cut of 4:3 that has it as near to its middle as the photograph allows; 0 to 1. */
function placeInCard([width, height]: [number, number], [across, down]: Place): Place {
  const ratio = 4 / 3;
  const along = (whole: number, part: number, at: number) => {
    const start = Math.min(Math.max(at * whole - part / 2, 0), whole - part);
    return (at * whole - start) / part;
  };
  return [
    along(width, Math.min(width, height * ratio), across / 100),
    along(height, Math.min(height, width / ratio), down / 100),
  ];
}

/** @returns how bright the picture is at a place, from 0 to 255 */
async function readBrightness(file: string): Promise<(across: number, down: number) => number> {
  const { data, info } = await sharp(file).blur(6).greyscale().raw().toBuffer({ resolveWithObject: true });
  return (across, down) => {
    const [x, y] = [Math.floor(across * info.width), Math.floor(down * info.height)];
    return data[(y * info.width + x) * info.channels] ?? 0;
  };
}
