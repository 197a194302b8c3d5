import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const church = content('church');

test('Home prints the hours, the address and the phone number on one page', async ({ page }) => {
  await page.goto('/Home');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('term')).toHaveCount(content('liturgies').liturgies.length);
  for (const hours of await page.getByRole('definition').all()) await expect(hours).toBeVisible();
  await expect(page.getByText(church.address.street).first()).toBeVisible();
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
  for (const format of ['Letter', 'A4']) expect(await printedPages(page, format), format).toBe(1);
});

for (const path of ['/Schedule', '/Giving', '/WatchLive', '/AboutUs']) {
  test(`${path} prints its text without site header, images and embeds`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.site-header, .banner img').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(0);
    expect(await printedPages(page, 'Letter')).toBeLessThanOrEqual(4);
  });
}

test('Schedule prints the weekly hours', async ({ page }) => {
  await page.goto('/Schedule');
  await page.emulateMedia({ media: 'print' });
  for (const { day } of content('liturgies').liturgies) {
    await expect(page.getByRole('term').filter({ hasText: day })).toBeVisible();
  }
});

test('Giving prints the contents of the dialogs', async ({ page }) => {
  const { online, zelle, mail } = content('giving-methods');
  await page.goto('/Giving');
  await page.emulateMedia({ media: 'print' });
  for (const { steps } of [online, zelle, mail]) {
    for (const step of steps) await expect(page.getByText(step)).toBeVisible();
  }
  await expect(page.locator('.giving-dialog address')).toBeVisible();
  await expect(page.locator('.giving-dialog a[href^="tel:"]')).toBeVisible();
});

/** @returns the number of printed pages */
async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
