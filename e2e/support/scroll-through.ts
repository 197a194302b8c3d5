import type { Page } from 'playwright/test';

/**
 * Scrolls as a visitor who reads a page to its end. Each part is drawn before the next comes: only then is it laid out,
 * and are its pictures asked for.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}
