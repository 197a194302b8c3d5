import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect } from 'playwright/test';
import { isOriginal } from '#tools/new-parish/new-parish.ts';
import { compressedSize } from '#tools/publish-check/built-site.ts';
import { dist, fileAt } from './built-site.ts';

export { compressedSize };

/** Bounds in bytes, compressed. A parish's logo, colors and fonts weigh what they weigh: {@link expectWithin} only warns there. */
export const budgets = {
  /** The fixture has everything switched on, and a week of dates; the pages of a usual parish have 900 bytes less. */
  html: 15_400,
  /** The HTML up to the end of the page header: what the first paint needs. */
  criticalHtml: 6_280,
  /** In addition, in letters of two bytes and with the sizes of Naskh. */
  criticalInArabic: 340,
  /** In addition, what puts the player into the banner. */
  criticalOfPlayer: 130,
  /** In addition, the rules by which the 404 page redirects other casings of the Gospels' paths, at once. */
  criticalOnFallback: 180,
  /** 200 of them are for what is true for a time, such as "Now". */
  inlineScript: 2_600,
  /** In addition, what sends the form before hydration. */
  formScript: 1_050,
  /** With the redirect script of the 404 page. */
  inlineScriptOnFallback: 2_700,
  hydration: 75_000,
  fonts: { files: 2, bytes: 50_000 },
  arabicFonts: { files: 2, bytes: 62_000 },
  /** The width of a downloaded image divided by the device pixels that it is shown in. */
  imageWidth: 1.5,
  /** The HTML and the files that a page requests before its first paint. */
  requests: 5,
  /** The hero of phones, which is their largest paint. */
  heroOnPhone: 12_000,
  /** Home on a phone, with the lazy images that load with it; and the number of photos in a row. */
  homeOnPhone: { bytes: 150_000, photos: 2 },
  /** All files of the site that a page's load event waits for: those without lazy images. */
  screens: [
    {
      name: 'a phone',
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 2.625,
      /** The image of the page header, which is the largest paint. */
      headerImage: 14_000,
      preloadedFonts: 0,
      home: 160_000,
      others: 130_000,
    },
    {
      name: 'a desktop',
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1,
      headerImage: 90_000,
      preloadedFonts: 2,
      home: 300_000,
      others: 220_000,
    },
  ],
} as const;

const textFormats = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest)$/;

function transferSize(path: string): number {
  const file = fileAt(path);
  const bytes = readFileSync(join(dist, file));
  return textFormats.test(file) ? compressedSize(bytes) : bytes.length;
}

export function inlineScripts(html: string): string[] {
  const page = load(html);
  return page('script:not([src])')
    .toArray()
    .filter(({ attribs }) => !attribs.type || attribs.type === 'module')
    .map((script) => page(script).text());
}

/** @returns the HTML up to `main.css`, which follows the page header */
export function criticalHtml(html: string): string {
  return html.slice(0, html.search(/<(style|link) data-main/));
}

export function expectTransferSize(paths: readonly string[], budget: number, what: string): void {
  const parts = Object.fromEntries(paths.map((path) => [path, transferSize(path)]));
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  expectWithin(total, budget, `${what}: ${JSON.stringify(parts)}`);
}

/** Expects a size within its bound in this project; in that of a parish, which may look different, it warns. */
export function expectWithin(bytes: number, budget: number, what: string): void {
  if (isOriginal('.')) expect.soft(bytes, what).toBeLessThanOrEqual(budget);
  else if (bytes > budget) console.warn(`${bytes} bytes, ${budget} are usual: ${what}`);
}
