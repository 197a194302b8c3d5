import type { Page } from 'playwright/test';

/** Scrolls at once, by script: Chromium ignores the wheel until its compositor has the page. */
export const scrollPageTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);

/**
 * Scrolls to the end of the page in steps of half a viewport. Waits at each step for the layout and for the images in
 * the viewport, which load lazily.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const inViewport = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      await Promise.allSettled(inViewport.map((image) => image.decode()));
    }
  });
}
