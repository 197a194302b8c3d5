import type { Page } from 'playwright/test';
import { budgets } from '../support/budgets.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { heaviest, total, transferSize } from '../support/transfer-size.ts';

for (const screen of budgets.screens) {
  test.describe(`on ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });

    for (const route of routes) {
      test(`${route} loads within its budget, with no script file and two fonts`, async ({ page }) => {
        await page.goto(route);
        const loaded = await arrivedUntilLoad(page);
        const parts = Object.fromEntries([route, ...loaded].map((path) => [path, transferSize(path)]));
        const bound = /^\/(Home)?$/.test(route) ? screen.home : screen.others;
        expect(
          total(parts),
          `${route} on ${screen.name}: bytes until load; heaviest: ${heaviest(parts)}`,
        ).toBeLessThanOrEqual(bound);

        expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([]);
        const fonts = Object.fromEntries(
          loaded.filter((path) => path.endsWith('.woff2')).map((path) => [path, transferSize(path)]),
        );
        expect(Object.keys(fonts)).toHaveLength(budgets.fonts.files);
        expect(total(fonts), `${route}: fonts`).toBeLessThanOrEqual(budgets.fonts.bytes);
        const preloads = page.locator('link[rel=preload][as=font]');
        const forThisScreen = await preloads.evaluateAll(
          (links: HTMLLinkElement[]) => links.filter(({ media }) => matchMedia(media).matches).length,
        );
        expect(forThisScreen).toBe(screen.preloadedFonts);
      });
    }
  });
}

/** @returns the addresses on this site that had arrived when the page had loaded */
function arrivedUntilLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd < (navigation?.loadEventStart ?? Infinity))
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
  });
}
