import type { Page } from 'playwright/test';
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
function shiftsThroughFullScroll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.push(
          `${entry.value}: ${entry.sources.map(({ node }) => node?.parentElement?.className ?? node?.nodeName).join(', ')}`,
        );
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();
    return shifts;
  });

  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
}
