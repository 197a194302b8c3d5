import type { Page } from 'playwright/test';
import {
  allowNotFoundStatus,
  expect,
  menuButton,
  navigation,
  pathsWithNotFound,
  pathsWithoutStream,
  siteHeader,
  test,
  toggle,
  whole,
} from '../support/test.ts';
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
      await expectReadable(page, '200 % text');
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
    const hidden = await navigation(page).evaluate((it) =>
      it.matches(':popover-open') ? it.scrollWidth - it.clientWidth : 0,
    );
    expect(hidden, `text beside the panel, ${width} px`).toBeLessThanOrEqual(0);
    const header = await siteHeader(page).boundingBox();
    expect(panel?.y, `panel below the header, ${width} px`).toBeGreaterThan((header?.height ?? NaN) - 2);
    await page.keyboard.press('Escape');
  }
});

// The longest and the shortest content that the schemas accept.
for (const [fixture, paths] of [
  ['longest', [...pathsWithoutStream, '/WatchLive', '/Imprint']],
  ['plain', pathsWithoutStream],
] as const) {
  test.describe(fixture, () => {
    test.use({ fixture });

    test('every page shows all text at every width', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        for (const width of [320, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expectReadable(page, fixture);
        }
      }
    });

    test('giving dialogs start at their heading, scroll to their end, and close', async ({ page }) => {
      await page.setViewportSize(zoomed);
      await page.goto('/Giving');
      const openButtons = page.locator('button[aria-haspopup="dialog"]');
      await expect(openButtons).toHaveCount(3);
      for (const openButton of await openButtons.all()) {
        await openButton.click();
        const dialog = page.locator('dialog:modal');
        await expect(dialog.getByRole('heading')).toBeInViewport();
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        const action = dialog.locator('.giving-dialog-content :is(a, address span, [data-copy])').last();
        const closeButton = dialog.locator('.giving-dialog-header button');
        for (const element of [action, closeButton]) {
          await element.scrollIntoViewIfNeeded();
          await expect(element).toBeInViewport(whole);
        }
        await closeButton.click();
        await expect(dialog).toHaveCount(0);
      }
    });
  });
}

async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

async function expectReadable(page: Page, what: string): Promise<void> {
  const width = page.viewportSize()?.width;
  const state = `${new URL(page.url()).pathname}, ${what}, ${width} px`;
  expect.soft(await unreadableText(page), state).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
}
