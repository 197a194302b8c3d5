import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { stringify } from 'yaml';
import { cameraPhoto, exifMarker } from '../support/photos.ts';
import { createTempSite, serve } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';
import { budgets, heaviest, total, transferSize } from '../support/transfer-size.ts';

type Pair = [across: number, down: number];
type Photo = [alt: string, file: string, size: Pair, subject: Pair, orientation?: number, save?: Save];
type Save = (photo: Sharp) => Sharp;

/** Photos that people may upload. Size (pixels) and subject (percent) are those of the upright photo. */
const photos: Photo[] = [
  ['12 megapixels, landscape', 'LifeAt1.jpg', [4000, 3000], [70, 30]],
  ['12 megapixels, portrait', 'LifeAt2.jpg', [3000, 4000], [30, 80]],
  ['phone upright', 'LifeAt3.jpg', [1200, 1600], [25, 20], 6],
  ['phone upright, rotated the other way', 'LifeAt4.jpg', [1200, 1600], [75, 80], 8],
  ['phone upside down', 'LifeAt5.jpg', [1600, 1200], [20, 30], 3],
  ['mirrored', 'LifeAt6.jpg', [1200, 1600], [30, 30], 5],
  ['PNG named .jpg, rotated', 'LifeAt7.jpg', [1200, 1600], [30, 75], 6, (it) => it.png()],
  ['WebP named .jpg, rotated', 'LifeAt8.jpg', [1200, 1600], [70, 25], 8, (it) => it.webp()],
  ['AVIF named .jpg', 'LifeAt9.jpg', [1600, 1200], [70, 70], 1, (it) => it.avif({ effort: 0 })],
  ['CMYK', 'press.jpg', [1600, 1200], [30, 60], 1, (it) => it.toColourspace('cmyk').jpeg()],
  ['16-bit grayscale', 'gray.png', [1600, 1200], [60, 40], 1, (it) => it.toColourspace('grey16').png()],
  ['panorama', 'panorama.jpg', [5000, 1000], [85, 50]],
  ['very small', 'small.jpg', [320, 240], [40, 60]],
  ['special characters in the name', 'IMG 1234 (Ä #1) 100%.JPG', [1600, 1200], [60, 60]],
];

const resources = new AsyncDisposableStack();
const sources = new Set<string>();
let dist: string;
let url: string;

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const site = await createTempSite(async (folder) => {
    for (const [, file, size, subject, orientation, save = (it: Sharp) => it.jpeg()] of photos) {
      const bytes = await save(await cameraPhoto(...size, subject, orientation)).toBuffer();
      sources.add(sha256(bytes));
      await writeFile(join(folder, 'src/assets/life-at', file), bytes);
    }
    const cards = photos.map(([alt, file, , [across, down]], index) => ({
      id: `card-${index}`,
      title: alt,
      text: 'A photo of the parish.',
      image: { file: `../assets/life-at/${file}`, alt, focalPoint: `${across}% ${down}%` },
    }));
    await writeFile(join(folder, 'src/content/life-at.yaml'), stringify({ cards }));
  });
  resources.use(site);
  expect(site.code, site.output).toBe(0);
  ({ dist } = site);
  ({ url } = resources.use(await serve(dist)));
});

test.afterAll(() => resources.disposeAsync());

for (const [alt, , size, subject] of photos) {
  test(`photo is upright, cropped around its subject, and without metadata: ${alt}`, async ({ page }) => {
    await page.goto(url);
    const image = page.getByRole('img', { name: alt, exact: true });
    const files = await image.evaluate((img: HTMLImageElement) => {
      const candidates = [...(img.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
        srcset.split(', '),
      );
      return [img.getAttribute('src') ?? '', ...candidates.map((candidate) => candidate.split(' ')[0] ?? '')];
    });
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const path = join(dist, decodeURIComponent(file));
      const { width, height, exif, xmp, icc, orientation } = await sharp(path).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
      expect(Math.abs(width / height - 4 / 3), file).toBeLessThan(0.01);
      expect(width, 'not enlarged').toBeLessThanOrEqual(size[0]);

      const [across, down] = positionInCrop(size, subject);
      const brightness = await readBrightness(path);
      expect(brightness(across, down), `${file}: subject`).toBeGreaterThan(170);
      for (const [x, y] of [
        [1 - across, down],
        [across, 1 - down],
        [1 - across, 1 - down],
      ] as const) {
        if (Math.hypot(x - across, y - down) < 0.3) continue;
        expect(brightness(x, y), `${file}: beside the subject`).toBeLessThan(150);
      }
    }
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}

for (const { name, viewport, deviceScaleFactor, home } of budgets.screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('Home with detailed photos stays within its budget', async ({ page }) => {
      await page.goto(url);
      const loaded = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? Infinity))
          .map((resource) => decodeURIComponent(new URL(resource.name).pathname));
      });
      const sizes = Object.fromEntries(['/', ...loaded].map((path) => [path, transferSize(path, dist)]));
      expect(total(sizes), `heaviest: ${heaviest(sizes)}`).toBeLessThanOrEqual(home);
    });
  });
}

test('no served file is a source photo or contains its metadata', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    expect(sources.has(sha256(bytes)), name).toBe(false);
    expect(bytes.includes(exifMarker), name).toBe(false);
  }
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Where the subject is in a 4:3 crop that is centered on it as far as the photo allows; 0 to 1. */
function positionInCrop([width, height]: Pair, [across, down]: Pair): Pair {
  const position = (whole: number, part: number, percent: number) => {
    const point = (percent / 100) * whole;
    return (point - Math.min(Math.max(point - part / 2, 0), whole - part)) / part;
  };
  return [
    position(width, Math.min(width, (height * 4) / 3), across),
    position(height, Math.min(height, (width * 3) / 4), down),
  ];
}

/** @returns the brightness at a position (0 to 1), from 0 to 255 */
async function readBrightness(file: string): Promise<(across: number, down: number) => number> {
  const { data, info } = await sharp(file).blur(6).greyscale().raw().toBuffer({ resolveWithObject: true });
  return (across, down) => {
    const [x, y] = [Math.floor(across * info.width), Math.floor(down * info.height)];
    return data[(y * info.width + x) * info.channels] ?? 0;
  };
}
