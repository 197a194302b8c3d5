import { expectStableLayout, layoutShifts } from '../support/layout-shifts.ts';
import { paths } from '../support/paths.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';
import { criticalHtml } from '../support/transfer-size.ts';

// page-weight.test.ts checks the same with fonts that arrive at once.
for (const width of [360, 1280]) {
  for (const route of paths) {
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

test.describe('768 px', () => {
  // `document.write` takes no string where a page requires Trusted Types.
  test.use({ bypassCSP: true, viewport: { width: 768, height: 900 } });

  test('no page shifts while its HTML arrives tag by tag', async ({ page, allowedErrors }) => {
    allowedErrors.push(/woff2/);
    // Without them, nothing shifts for their sake.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const route of paths) {
      const response = await page.goto(route);
      const html = (await response?.text()) ?? '';
      const critical = criticalHtml(html);
      await page.evaluate(writeByTag, { critical, rest: html.slice(critical.length) });
      expect(await layoutShifts(page), route).toEqual([]);
    }
  });
});

/** Runs in the page. Replaces the document, with a frame after each tag until the viewport is full. */
async function writeByTag({ critical, rest }: { critical: string; rest: string }): Promise<void> {
  /* eslint-disable @typescript-eslint/no-deprecated -- Nothing else passes HTML to the parser piece by piece. */
  const tags = [critical, ...rest.split(/(?=<(?!\/style))/)];
  document.open();
  while (tags.length > 0) {
    document.write(tags.shift() ?? '');
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const [last] = [...document.querySelectorAll('main *')].slice(-1);
    if (last && last.getBoundingClientRect().top > innerHeight) break;
  }
  document.write(tags.join(''));
  document.close();
  /* eslint-enable */
}
