import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const church = content('church');

test('Home prints the hours, the address and the phone on one page', async ({ page }) => {
  await page.goto('/Home');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('term')).toHaveCount(4);
  for (const hours of await page.getByRole('definition').all()) await expect(hours).toBeVisible();
  await expect(page.getByText(church.address.street).first()).toBeVisible();
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
  for (const format of ['Letter', 'A4']) expect(await pagesOf(page, format), format).toBe(1);
});

for (const address of ['/Schedule', '/Giving', '/WatchLive', '/AboutUs']) {
  test(`${address} prints its words without bar, pictures and what other services embed`, async ({
    page,
  }) => {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const hidden of ['.bar', '.banner img', 'iframe']) {
      for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
    }
    expect(await pagesOf(page, 'Letter')).toBeLessThanOrEqual(4);
  });
}

test('the printed Schedule has the weekly hours', async ({ page }) => {
  await page.goto('/Schedule');
  await page.emulateMedia({ media: 'print' });
  for (const { day } of content('liturgies').liturgies) {
    await expect(page.getByRole('term').filter({ hasText: day })).toBeVisible();
  }
});

test('the printed Giving tells what each way asks for, as the modals do', async ({ page }) => {
  const { online, zelle, mail } = content('giving-methods');
  await page.goto('/Giving');
  await page.emulateMedia({ media: 'print' });
  for (const { steps } of [online, zelle, mail]) {
    for (const step of steps) await expect(page.getByText(step)).toBeVisible();
  }
  await expect(page.locator('.giving-dialog address')).toBeVisible();
  await expect(page.locator('.giving-dialog a[href^="tel:"]')).toBeVisible();
});

/** How many sheets the page takes. */
async function pagesOf(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
