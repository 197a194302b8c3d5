import type { Page } from 'playwright/test';
import { expect, paths, test } from './support/test.ts';

test('the text of a banner is on the axis, or beside its subject', async ({ page }) => {
  // Home has a hero, and Watch Live the player in its banner.
  for (const path of paths.filter((it) => !/^\/(ar)?$|WatchLive$/.test(it))) {
    await page.goto(path);
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { left, right } of await edges(page))
        expect(left + right, `${path}, ${width} px`).toBeCloseTo(width, -1);
    }
    if ((await page.locator('.banner-end').count()) === 0) continue;
    for (const width of [1024, 1280, 1439]) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await page.locator('.site-header .logo').boundingBox();
      if (!logo) throw new Error('The header has no logo.');
      const isRightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl';
      const start = isRightToLeft ? logo.x + logo.width : logo.x;
      for (const { left, right } of await edges(page))
        expect(isRightToLeft ? right : left, `${path}, ${width} px`).toBeCloseTo(start, 0);
    }
  }
});

function edges(page: Page): Promise<{ left: number; right: number }[]> {
  return page.locator('.banner-text > *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = (element.textContent ? range : element).getBoundingClientRect();
      return [{ left, right }];
    }),
  );
}
