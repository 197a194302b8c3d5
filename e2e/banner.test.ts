import type { Page } from 'playwright/test';
import { routes } from '../support/routes.ts';
import { expect, test } from './support/test.ts';

const pages = routes.filter((path) => !/^\/(Home)?$/.test(path));

for (const width of [1280, 1440, 1920, 2560]) {
  test(`the words of banners are on the page's axis at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      for (const { left, right } of await edges(page)) expect(left + right, path).toBeCloseTo(width, -1);
    }
  });
}

for (const width of [1024, 1152, 1279]) {
  test(`the words of banners with their subject at the right are flush left at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      if ((await page.locator('.banner-end').count()) === 0) continue;
      const logo = await page.locator('.site-header .logo').boundingBox();
      for (const { left } of await edges(page)) expect(left, path).toBeCloseTo(logo?.x ?? NaN, 0);
    }
  });
}

/** @returns the edges of the text and of the ornament of the banner */
function edges(page: Page): Promise<{ left: number; right: number }[]> {
  return page.locator('.banner-text > *').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = (element instanceof SVGElement ? element : range).getBoundingClientRect();
      return { left, right };
    }),
  );
}
