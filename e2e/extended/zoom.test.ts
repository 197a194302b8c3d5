import type { Page } from 'playwright/test';
import { menuButton, navigation, siteHeader, toggle } from '../support/page-objects.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';
import { unreadableText } from '../support/text-layout.ts';

// 1280 px at 400 % zoom.
const zoomed = { width: 320, height: 256 };

test.beforeEach(allowNotFoundStatus);

test('all text is readable at 400 % zoom and with 200 % text', async ({ page }) => {
  for (const path of pathsWithNotFound) {
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await expectReadable(page, '400 % zoom');
    await doubleText(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadable(page, `200 % text, ${width} px`);
    }
  }
});

test('with 200 % text the open navigation covers no text of the header', async ({ page }) => {
  await page.goto('/Home');
  await doubleText(page);
  for (const [width, button] of [
    [360, toggle(page)],
    [768, toggle(page)],
    [1280, menuButton(page)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await button.click();
    expect(await unreadableText(page, '.site-header'), `${width} px`).toEqual([]);
    const logo = siteHeader(page).getByRole('link').first().locator('svg');
    expect(await logo.boundingBox(), `logo, ${width} px`).toMatchObject({ width: 80, height: 80 });
    // On wide screens the links are part of the header.
    const panel = width < 1024 ? await navigation(page).boundingBox() : { y: Infinity };
    const header = await siteHeader(page).boundingBox();
    expect(panel?.y, `panel below the header, ${width} px`).toBeGreaterThan((header?.height ?? NaN) - 2);
    await page.keyboard.press('Escape');
  }
});

async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

async function expectReadable(page: Page, zoom: string): Promise<void> {
  const state = `${new URL(page.url()).pathname}, ${zoom}`;
  expect.soft(await unreadableText(page), state).toEqual([]);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(scrollWidth, state).toBe(page.viewportSize()?.width);
}
