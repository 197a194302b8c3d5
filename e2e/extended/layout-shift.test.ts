import type { Page } from 'playwright/test';
import { routes } from '../support/routes.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { expect, test } from '../support/test.ts';

for (const width of [320, 412, 768, 1024, 1440, 1920]) {
  for (const fonts of ['immediate', 'late', 'blocked'] as const) {
    test(`no page shifts its layout at ${width} px with ${fonts} fonts`, async ({ page, allowError }) => {
      allowError(/woff2/);
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      let painted = Promise.withResolvers<undefined>();
      await page.route('**/*.woff2', async (route) => {
        if (fonts === 'blocked') return route.abort();
        if (fonts === 'late') await painted.promise;
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

/** @returns the layout shifts since navigation: the value of each and the elements that moved */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts.map(
      ({ value, sources }) =>
        `${value}: ${sources.map(({ node }) => node?.parentElement?.className ?? node?.nodeName).join(', ')}`,
    );
  });

  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
}
