import type { Page } from 'playwright/test';
import { scrollThrough } from '../support/scroll-through.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const width of [320, 412, 768, 1024, 1440, 1920]) {
  for (const fonts of ['there at once', 'late', 'absent'] as const) {
    test(`nothing moves on any page ${width} px wide while it is read, fonts ${fonts}`, async ({
      page,
      allowError,
    }) => {
      allowError(/woff2/);
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', async (route) => {
        if (fonts === 'absent') return route.abort();
        if (fonts === 'late') await new Promise((resolve) => setTimeout(resolve, 600));
        return route.continue();
      });
      for (const route of routes) {
        await page.goto(route);
        expect(await shiftsThroughFullScroll(page), route).toEqual([]);
      }
    });
  }
}

/** @returns what moved, by how much and on which element, from the page's start to its end and back */
async function shiftsThroughFullScroll(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await scrollThrough(page);
  return page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
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
