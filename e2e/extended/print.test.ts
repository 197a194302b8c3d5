import { join } from 'node:path';
import type { Page } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { dist } from '../support/built-site.ts';
import { scrollPageTo } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

test('Home prints the hours, the address and the phone number on one page', async ({ page }) => {
  await page.goto('/Home');
  await page.emulateMedia({ media: 'print' });
  await expectHours(page);
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
  for (const once of [page.locator('address'), page.locator('.logo')])
    await expect(once.filter({ visible: true })).toHaveCount(1);
  for (const format of ['Letter', 'A4']) expect(await printedPages(page, format), format).toBe(1);
});

test('Schedule prints a page to hang up, with a QR code and its caption, and then the year', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 940 });
  await page.goto('/Schedule');
  await page.emulateMedia({ media: 'print' });
  const parts = ['footer address', 'h1', '.hours-panel', '.cards', '.year-mosaic', 'table'].map((it) =>
    page.locator(it).first(),
  );
  const boxes = await Promise.all(parts.map(async (part) => part.boundingBox()));
  const tops = boxes.map((box) => box?.y);
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
  const lefts = await page
    .locator('h1, main > section h2')
    .filter({ visible: true })
    .evaluateAll((headings) => headings.map((it) => it.getBoundingClientRect().x));
  expect(new Set(lefts).size, 'headings begin at one edge').toBe(1);
  for (const paragraph of await page.locator('.feasts p').filter({ visible: true }).all())
    await expect(paragraph, 'each on a line of its own').toHaveCSS('display', 'block');
  await expect(page.locator('.year-mosaic')).toHaveCSS('break-before', 'page');
  // Browsers repeat it on each page.
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  for (const image of ['.year-mosaic img', '.qr-code img'])
    await expect(page.locator(image)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.locator('.qr-code')).toHaveText(
    /^\s*www\.church\.example\s*Valid through December 31, 2026; then print it again\.$/,
  );
});

test('Giving prints an open dialog alone, as a page with its heading', async ({ page }) => {
  await page.goto('/Giving');
  await page.getByRole('button', { name: 'Give by mail' }).click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog', { name: 'Give by mail' });
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect(dialog.getByText('Add your name and address, so that we can thank you.')).toBeVisible();
  await expect(page.locator('h1, footer address').filter({ visible: true })).toHaveCount(0);
  expect(await printedPages(page, 'Letter')).toBe(1);
});

test('the QR code has the URL of the site', async () => {
  const { data, info } = await sharp(join(dist, 'qr-code.svg'))
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQr({ ...info, data })).toBe('https://www.church.example/');
});

const pages = [
  ['/Schedule', expectHours],
  ['/Giving', expectDialogContents],
  ['/WatchLive', expectHours],
  ['/AboutUs', expectAnswers],
] as const;

for (const [path, expectText] of pages) {
  test(`${path} prints its text without navigation, images and embeds`, async ({ page }) => {
    await page.goto(path);
    // From here the site header has a shadow on screens.
    await scrollPageTo(page, 600);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.site-header')).toHaveCSS('box-shadow', 'none');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(
      page.locator('.site-header :is(nav, button), .banner img').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.locator('iframe, .banner-links').filter({ visible: true })).toHaveCount(0);
    for (const link of await page.locator('main a').filter({ visible: true }).all())
      await expect(link).toHaveCSS('text-decoration-line', 'none');
    expect(await page.locator('main :is(h1, h2, h3)').evaluateAll(alone)).toEqual([]);
    await expectText(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal');
    expect(await printedPages(page, 'Letter')).toBeLessThanOrEqual(5);
  });
}

/** Runs in the page. Returns the headings that a page break may separate from what follows. */
function alone(headings: Element[]): (string | null)[] {
  return headings
    .filter((heading) => heading.checkVisibility())
    .filter((heading) => {
      for (let it: Element | null = heading; it; it = it.parentElement) {
        const { breakAfter, breakInside } = getComputedStyle(it);
        if (breakInside === 'avoid' && it.localName !== 'header') return false;
        const following = it.parentElement?.querySelectorAll(':scope > *') ?? [];
        const next = [...following].slice([...following].indexOf(it) + 1);
        if (next.some((sibling) => sibling.checkVisibility())) return breakAfter !== 'avoid';
      }
      return true;
    })
    .map(({ textContent }) => textContent);
}

async function expectHours(page: Page): Promise<void> {
  const row = page
    .locator('dl > div', { has: page.getByText('Sunday', { exact: true }) })
    .filter({ visible: true });
  await expect(row.locator('dd').first()).toHaveText('9:00–11:45 AM');
}

async function expectDialogContents(page: Page): Promise<void> {
  for (const text of [
    'Confirm your gift there.',
    'Check that the name you see is St. Mark Coptic Orthodox Church, and confirm.',
    '(202) 555-0100',
    'Finance office',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const link = page.locator('#online a[target]');
  const textAfter = (element: Element) => getComputedStyle(element, '::after').content;
  expect(await link.evaluate(textAfter)).toContain('https://members.church.example/giving');
  // One line of text, without the button's box.
  await expect(link).toHaveCSS('display', 'block');
  await expect(link).toHaveCSS('border-top-width', '0px');
  // The cards have the titles.
  await expect(page.locator('dialog h2').filter({ visible: true })).toHaveCount(0);
}

/** Those of the first visit, whose disclosures are closed. */
async function expectAnswers(page: Page): Promise<void> {
  await expect(page.getByText('Modest, everyday clothes are fine.')).toBeVisible();
}

async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
