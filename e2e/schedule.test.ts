import { violations } from './support/axe.ts';

import { expect, test } from './support/test.ts';

test.use({ fixture: 'holy-week' });

test('60 events are listed, and fit narrow screens', async ({ page }) => {
  await page.goto('/ar/Schedule');
  await expect(page.locator('[aria-labelledby=upcoming-events] ol ul > li')).toHaveCount(60);
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
