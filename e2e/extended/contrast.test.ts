import type { Locator, Page } from 'playwright/test';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { belowWcagAA, measureTextContrast } from '../support/text-contrast.ts';
import { pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

// What axe cannot tell: how words stand out from a picture. How it is measured says `measureTextContrast`.

test.beforeEach(({ allowError }) => {
  // The browser reports the fallback page's own status.
  allowError(/status of 404 .*nowhere/);
});

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const address of pathsWithNotFound) {
      test(`${address}: the bar's and the opening's words are legible at every 50 px of scroll`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        await page.goto(address);
        await disableContentVisibility(page);
        const bar = page.getByRole('banner').first();
        const opening = page.getByRole('main').locator(':is(header, section):has(h1)');
        await opening.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        const { y = 0, height: tall = 0 } = (await opening.boundingBox()) ?? {};
        let seen = 0;
        // Until the bar is light, and the opening gone.
        const last = Math.max(y + tall, 600);
        for (let top = 0; top < last + 50; top += 50) {
          await scrollPage(page, top);
          const inBar = await measureTextContrast(bar);
          expect(inBar, `the bar at ${top} px`).not.toEqual([]);
          // What goes under the bar and its shade is leaving the screen.
          const inOpening = await measureTextContrast(opening, await footOf(bar));
          seen += inOpening.length;
          expect.soft(belowWcagAA(inBar), `the bar at ${top} px`).toEqual([]);
          expect.soft(belowWcagAA(inOpening), `the opening at ${top} px`).toEqual([]);
        }
        expect(seen, 'words of the opening').toBeGreaterThan(0);
        // From there to the end the bar has one opaque ground, so that what was measured last holds over anything.
        expect(await bar.evaluate(groundsToTheEnd)).toEqual([expect.stringMatching(/^rgb\(.*\), rgb\(/)]);
      });
    }
  });
}

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (position) => {
    scrollTo({ top: position, behavior: 'instant' });
    // What follows the scroll position does so in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** @returns where the shade of the bar ends, in pixels from the top of the screen */
function footOf(bar: Locator): Promise<number> {
  return bar.evaluate((element) => {
    const shade = parseFloat(getComputedStyle(element, '::before').bottom);
    return element.getBoundingClientRect().bottom - Math.min(0, shade);
  });
}

/**
 * Runs in the page: goes on to its end, 50 pixels at a time.
 *
 * @returns the grounds that the bar has on the way, each with the colour of its words
 */
async function groundsToTheEnd(bar: Element): Promise<string[]> {
  const grounds = new Set<string>();
  for (let top = scrollY; top < document.documentElement.scrollHeight; top += 50) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { backgroundColor, color } = getComputedStyle(bar);
    grounds.add(`${backgroundColor}, ${color}`);
  }
  return [...grounds];
}
