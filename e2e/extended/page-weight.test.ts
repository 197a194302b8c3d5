import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { dist } from '../support/built-site.ts';
import { recordLog, sendButton } from '../support/contact-form.ts';
import {
  expect,
  expectHydrated,
  expectStableLayout,
  paths,
  recordScripts,
  scrollPageTo,
  scrollThrough,
  test,
} from '../support/test.ts';
import { budgets, expectTransferSize } from '../support/transfer-size.ts';

for (const screen of budgets.screens) {
  test.describe(`on ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });

    for (const route of paths) {
      test(`${route} loads within its budget, without shifts or large images`, async ({ page }) => {
        await page.goto(route);
        const loaded = await pathsUntilLoad(page);
        const budget = route === '/' ? screen.home : screen.others;
        expectTransferSize([route, ...loaded], budget, `${route} on ${screen.name}: bytes until load`);
        expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([]);
        // Style sheets that are files are in the body, below the page header.
        const beforeFirstPaint = [route, ...loaded.filter((path) => !path.endsWith('.css'))];
        expect(beforeFirstPaint.length, beforeFirstPaint.join(', ')).toBeLessThanOrEqual(budgets.requests);

        const [image = ''] = await page
          .locator('img[fetchpriority=high]')
          .evaluateAll((all: HTMLImageElement[]) =>
            all.map(({ currentSrc }) => new URL(currentSrc).pathname),
          );
        expectTransferSize([image], screen.headerImage, `${route}: the image of the page header`);

        const fonts = loaded.filter((path) => path.endsWith('.woff2'));
        const { files, bytes } = route.startsWith('/ar') ? budgets.arabicFonts : budgets.fonts;
        expect(fonts).toHaveLength(files);
        expectTransferSize(fonts, bytes, `${route}: fonts`);
        const preloaded = await page
          .locator('link[rel=preload][as=font]')
          .evaluateAll((links: HTMLLinkElement[]) => links.filter(({ media }) => matchMedia(media).matches));
        expect(preloaded).toHaveLength(screen.preloadedFonts);

        await scrollThrough(page);
        await expectStableLayout(page);
        // Those beyond the edge of a row load later, and those for paper only there.
        await page.waitForFunction(() =>
          [...document.images].every((image) => {
            const { left, right } = image.getBoundingClientRect();
            return image.complete || !image.checkVisibility() || left > innerWidth || right < 0;
          }),
        );
        for (const [path, shown] of await page.evaluate(shownWidths)) {
          const { width } = await sharp(join(dist, path)).metadata();
          const message = `${path}: ${width} px for ${shown}`;
          expect.soft(width / shown, message).toBeLessThanOrEqual(budgets.imageWidth);
        }
      });
    }
  });
}

test.describe('on a phone', () => {
  const [{ viewport, deviceScaleFactor }] = budgets.screens;
  test.use({ viewport, deviceScaleFactor });

  test('Home loads few of the photos in its row', async ({ page }) => {
    const { bytes, photos } = budgets.homeOnPhone;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/');
    // The images of the hours load lazily too, so the browser has decided about those below.
    for (const image of await page.locator(':is(.hero, .hours-panel) img').all())
      await expect(image).toHaveJSProperty('complete', true);
    expectTransferSize(requested, bytes, 'Home on a phone: bytes with lazy images');
    const inRow: string[] = (await page.locator('.cards-photo').innerHTML()).match(/[^ ,"]+\.avif/g) ?? [];
    expect(inRow).not.toEqual([]);
    expect(requested.filter((path) => inRow.includes(path)).length).toBeLessThanOrEqual(photos);
  });
});

for (const [route, interact, island] of [
  ['/', (page: Page) => scrollPageTo(page, 100), '.site-header'],
  ['/Giving', (page: Page) => page.getByRole('button', { name: 'Give by mail' }).hover(), '#giving-methods'],
  ['/ContactUs', (page: Page) => sendButton(page).click(), 'form'],
] as const) {
  test(`the first interaction on ${route} requests at most 75 kB of script`, async ({ page }) => {
    const scripts = recordScripts(page);
    const log = recordLog(page);
    await page.goto(route);
    await interact(page);
    await expectHydrated(page, island);
    await expect.poll(() => log).toEqual(route === '/ContactUs' ? ['SUCCESS! 200 OK'] : []);
    expect(scripts).not.toEqual([]);
    expect(scripts, 'each file is requested once').toEqual([...new Set(scripts)]);
    expectTransferSize(scripts, budgets.hydration, `${route}: script after the first interaction`);
  });
}

function pathsUntilLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lazy = [...document.images].filter(({ loading }) => loading === 'lazy');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd < (navigation?.loadEventStart ?? Infinity))
      .filter(({ name }) => !lazy.some(({ currentSrc }) => currentSrc === name))
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
  });
}

function shownWidths(): [path: string, width: number][] {
  const widths = new Map<string, number>();
  for (const image of document.images) {
    if (!image.checkVisibility() || /^$|\.svg(#|$)/.test(image.currentSrc)) continue;
    const { pathname } = new URL(image.currentSrc);
    const width = Math.round(image.getBoundingClientRect().width * devicePixelRatio);
    widths.set(pathname, Math.max(width, widths.get(pathname) ?? 0));
  }
  return [...widths];
}
