import type { Locator, Page } from 'playwright/test';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { belowWcagAA, measureTextContrast } from '../support/text-contrast.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

// Text on images, whose contrast axe cannot measure. See `measureTextContrast`.

test.beforeEach(allowNotFoundStatus);

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of pathsWithNotFound) {
      test(`${path}: header and page header meet WCAG AA at every 50 px of scroll`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.goto(path);
        await disableContentVisibility(page);
        const header = page.getByRole('banner').first();
        const pageHeader = page.getByRole('main').locator(':is(header, section):has(h1)');
        await pageHeader.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        const { y = 0, height = 0 } = (await pageHeader.boundingBox()) ?? {};
        let measured = 0;
        // Until the header is light and the page header has left the viewport.
        const last = Math.max(y + height, 600);
        for (let top = 0; top < last + 50; top += 50) {
          await scrollPage(page, top);
          const inHeader = await measureTextContrast(header);
          expect(inHeader, `header at ${top} px`).not.toEqual([]);
          // Text under the header and its scrim is leaving the viewport.
          const inPageHeader = await measureTextContrast(pageHeader, await scrimBottom(header));
          measured += inPageHeader.length;
          expect.soft(belowWcagAA(inHeader), `header at ${top} px`).toEqual([]);
          expect.soft(belowWcagAA(inPageHeader), `page header at ${top} px`).toEqual([]);
        }
        expect(measured, 'words of the page header').toBeGreaterThan(0);
        // From here to the end the header has one opaque background, so the last measurement holds over anything.
        expect(await header.evaluate(backgroundsToTheEnd)).toEqual([
          expect.stringMatching(/^rgb\(.*\), rgb\(/),
        ]);
      });
    }
  });
}

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (position) => {
    scrollTo({ top: position, behavior: 'instant' });
    // Scroll-driven styles follow in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** @returns the lower edge of the header's scrim, in pixels from the top of the viewport */
function scrimBottom(header: Locator): Promise<number> {
  return header.evaluate((element) => {
    const bottom = parseFloat(getComputedStyle(element, '::before').bottom);
    return element.getBoundingClientRect().bottom - Math.min(0, bottom);
  });
}

/**
 * Runs in the page: scrolls to its end in steps of 50 pixels.
 *
 * @returns the header's background colors on the way, each with its text color
 */
async function backgroundsToTheEnd(header: Element): Promise<string[]> {
  const backgrounds = new Set<string>();
  for (let top = scrollY; top < document.documentElement.scrollHeight; top += 50) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { backgroundColor, color } = getComputedStyle(header);
    backgrounds.add(`${backgroundColor}, ${color}`);
  }
  return [...backgrounds];
}
