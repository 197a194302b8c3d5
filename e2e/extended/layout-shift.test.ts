import { expect, expectStableLayout, gospelPaths, paths, scrollThrough, test } from '../support/test.ts';

for (const width of [360, 1280]) {
  for (const route of [...paths, ...gospelPaths]) {
    test(`${route} does not shift visibly at ${width} px when its fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const painted = Promise.withResolvers<undefined>();
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        return route.continue();
      });
      // The load event waits for the fonts.
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.resolve(undefined);
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size))).toBeGreaterThan(0);
      await scrollThrough(page);
      await expectStableLayout(page);
    });
  }
}
