import { join } from 'node:path';
import type { Page } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { dist } from '../support/built-site.ts';
import { expect, scrollPageTo, test } from '../support/test.ts';

test('Home prints the hours, the address and the phone number on one page', async ({ page }) => {
  await page.goto('/Home');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('9:00–11:45 AM').filter({ visible: true }).first()).toBeVisible();
  for (const once of ['address', '.logo', 'footer a[href^="tel:"]'])
    await expect(visible(page, once)).toHaveCount(1);
  // It is read on other days.
  await expect(visible(page, '.next-service')).toHaveCount(0);
  for (const format of ['Letter', 'A4']) expect(await printedPages(page, format), format).toBe(1);
});

test('Schedule prints a page to hang up, with a QR code, and then the year', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 940 });
  await page.goto('/Schedule');
  await page.emulateMedia({ media: 'print' });
  const parts = ['footer address', 'h1', '.hours-panel', '.cards', '.year-mosaic', 'table'].map((it) =>
    page.locator(it).first(),
  );
  const boxes = await Promise.all(parts.map(async (part) => part.boundingBox()));
  const tops = boxes.map((box) => box?.y);
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
  const headings = visible(page, 'h1, main > section h2');
  const lefts = await headings.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
  expect(new Set(lefts).size, 'headings begin at one edge').toBe(1);
  for (const paragraph of await visible(page, '.feasts p').all())
    await expect(paragraph, 'each on a line of its own').toHaveCSS('display', 'block');
  await expect(page.locator('.year-mosaic')).toHaveCSS('break-before', 'page');
  // Their ground hides the lines of the drawing.
  const name = page.locator('.year-names > :not(.note)').first();
  await expect(name).toHaveCSS('background-image', /gradient/);
  await expect(name).toHaveCSS('display', 'grid');
  // The sheet is valid for weeks.
  await expect(visible(page, '.next-service, .liturgy-list dt > :is(b, i)')).toHaveCount(0);
  // Browsers repeat it on each page.
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  for (const image of ['.year-mosaic img', '.qr-code img'])
    await expect(page.locator(image)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.locator('.qr-code')).toHaveText(
    /^\s*www\.church\.example\s*Valid through December\s31, 2026; then print it again\.$/,
  );
  // Without what is on the sheets after it.
  await page
    .locator('.year-mosaic, .disclosure, .section:has(.divided-list)')
    .evaluateAll((all) => all.forEach((element) => element.remove()));
  for (const format of ['Letter', 'A4']) expect(await printedPages(page, format), format).toBe(1);
});

test('Giving prints an open dialog alone, as a page with its heading', async ({ page }) => {
  await page.goto('/Giving');
  await page.getByRole('button', { name: 'Give by mail' }).click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog', { name: 'Give by mail' });
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect(dialog.getByText('Add your name and address, so that we can thank you.')).toBeVisible();
  await expect(visible(page, 'h1, footer address')).toHaveCount(0);
  expect(await printedPages(page, 'Letter')).toBe(1);
});

test('a Gospel is printed alone, on two pages at most', async ({ page }) => {
  await page.goto('/Gospel/John-11-1-45');
  await page.emulateMedia({ media: 'print' });
  await expect(visible(page, 'body > footer, .site-header, .other-gospels')).toHaveCount(0);
  expect(await printedPages(page, 'Letter')).toBeLessThanOrEqual(2);
});

test('the QR code has the URL of the site, and four modules of white on every side', async () => {
  // At this density, a module is 10 pixels wide.
  const image = sharp(join(dist, 'qr-code.svg'), { density: 720 }).flatten({ background: 'white' });
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQr({ ...info, data })).toBe('https://www.church.example/');
  const { info: trimmed } = await image.clone().trim().toBuffer({ resolveWithObject: true });
  expect(trimmed).toMatchObject({ trimOffsetLeft: -40, trimOffsetTop: -40, width: info.width - 80 });
  expect(trimmed.height).toBe(info.height - 80);
});

test('images of a sheet are loaded for print, also where nobody has scrolled to them', async ({ page }) => {
  for (const path of ['/Schedule', '/ar/Schedule', '/Home']) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const images = visible(page, 'img');
    const loading = await images.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).loading));
    expect(loading.length, path).toBeGreaterThanOrEqual(2);
    expect(loading, path).not.toContain('lazy');
    await page.emulateMedia({ media: null });
  }
});

for (const [path, ...texts] of [
  ['/Schedule', '9:00–11:45 AM'],
  ['/WatchLive', '9:00–11:45 AM'],
  [
    '/Giving',
    'Confirm your gift there.',
    'Check that the name you see is St. Mark Coptic Orthodox Church, and confirm.',
    '(202) 555-0100',
    'Finance office',
  ],
  [
    '/AboutUs',
    'Modest, everyday clothes are fine. Many women cover their hair while we pray; as a guest, you need not.',
  ],
] as const) {
  test(`${path} prints its text without navigation, images and embeds`, async ({ page }) => {
    await page.goto(path);
    // From here the site header has a shadow on screens.
    await scrollPageTo(page, 600);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.site-header')).toHaveCSS('box-shadow', 'none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    // The cards of giving methods have the titles of the dialogs.
    const hidden = '.site-header :is(nav, button), .banner img, iframe, .banner-links, dialog h2';
    await expect(visible(page, hidden)).toHaveCount(0);
    for (const link of await visible(page, 'main a').all())
      await expect(link).toHaveCSS('text-decoration-line', 'none');
    for (const title of await visible(page, 'main :is(h1, h2, h3), main header').all())
      await expect(title).toHaveCSS('break-after', 'avoid');
    for (const text of texts)
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal');
    expect(await printedPages(page, 'Letter')).toBeLessThanOrEqual(5);
  });
}

test('a link of a giving method prints its URL, as a line of text', async ({ page }) => {
  await page.goto('/Giving');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('#online a[target]');
  const url = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(url).toContain('https://members.church.example/giving');
  await expect(link).toHaveCSS('display', 'block');
  await expect(link).toHaveCSS('border-top-width', '0px');
});

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
