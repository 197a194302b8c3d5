import { canonicalPaths } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('no paragraph of more than two lines is centered', async ({ page }) => {
  for (const route of canonicalPaths) {
    await page.goto(route);
    for (const width of [360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await page.locator('p').evaluateAll(longCentered), `${route}, ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page. Without the banner, whose text is part of a picture. */
function longCentered(paragraphs: Element[]): (string | null)[] {
  return paragraphs
    .filter((it) => it.checkVisibility() && !it.closest('.banner-text'))
    .filter((it) => {
      const { textAlign, lineHeight } = getComputedStyle(it);
      return textAlign === 'center' && Math.round(it.clientHeight / parseFloat(lineHeight)) > 2;
    })
    .map(({ textContent }) => textContent);
}
