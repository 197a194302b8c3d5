import type { Page } from 'playwright/test';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { budgets, expectTransferSize } from '../support/transfer-size.ts';

for (const screen of budgets.screens) {
  test.describe(`on ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });

    for (const route of routes) {
      test(`${route} loads within its budget, with two fonts and without script files`, async ({ page }) => {
        await page.goto(route);
        const loaded = await pathsUntilLoad(page);
        const budget = /^\/(Home)?$/.test(route) ? screen.home : screen.others;
        expectTransferSize([route, ...loaded], budget, `${route} on ${screen.name}: bytes until load`);
        expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([]);

        const fonts = loaded.filter((path) => path.endsWith('.woff2'));
        expect(fonts).toHaveLength(budgets.fonts.files);
        expectTransferSize(fonts, budgets.fonts.bytes, `${route}: fonts`);
        const preloaded = await page
          .locator('link[rel=preload][as=font]')
          .evaluateAll((links: HTMLLinkElement[]) => links.filter(({ media }) => matchMedia(media).matches));
        expect(preloaded).toHaveLength(screen.preloadedFonts);
      });
    }
  });
}

/** @returns the paths of the site's own files that had arrived before the load event */
function pathsUntilLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd < (navigation?.loadEventStart ?? Infinity))
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
  });
}
