import { violations } from './support/axe.ts';
import { readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { expect, test } from './support/test.ts';
import { belowWcagAA, measureTextContrast } from './support/text-contrast.ts';

test.use({ fixture: 'shipped' });

// These tests know neither the content nor the day.

// All pages of Gospels are alike.
const urls = [...readBuilt('sitemap-0.xml', distOf('shipped')).matchAll(/<loc>(.*?)<\/loc>/g)]
  .map(([, url = '']) => url)
  .filter((url) => !url.includes('/Gospel/'));

for (const path of urls.map((url) => new URL(url).pathname)) {
  test(`${path} has no error, is accessible, and its heading is legible`, async ({ page }) => {
    await page.goto(path);
    expect.soft(await violations(page)).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    expect.soft(belowWcagAA(await measureTextContrast(page.getByRole('banner').or(heading)))).toEqual([]);
  });
}
