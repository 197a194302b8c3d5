import { layoutShifts } from '../support/layout-shifts.ts';
import { routes } from '../support/routes.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { expect, test } from '../support/test.ts';

// page-weight.test.ts checks the same with fonts that arrive at once.
for (const width of [320, 768, 1440]) {
  for (const fonts of ['late', 'blocked'] as const) {
    test(`no page shifts its layout at ${width} px with ${fonts} fonts`, async ({ page, allowError }) => {
      allowError(/woff2/);
      await page.setViewportSize({ width, height: 900 });
      let painted = Promise.withResolvers<undefined>();
      await page.route('**/*.woff2', async (route) => {
        if (fonts === 'blocked') return route.abort();
        await painted.promise;
        return route.continue();
      });
      for (const route of routes) {
        painted = Promise.withResolvers<undefined>();
        // The load event waits for the fonts.
        await page.goto(route, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        painted.resolve(undefined);
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await scrollThrough(page);
        expect(await layoutShifts(page), route).toEqual([]);
      }
    });
  }
}
