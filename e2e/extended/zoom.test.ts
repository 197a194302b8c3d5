import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { whole } from '../support/in-viewport.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { brokenWords, unreadableText } from '../support/text-layout.ts';

const layout = content('layout');
const { online, zelle, mail, closeLabel } = content('giving-methods');

test.beforeEach(allowNotFoundStatus);

test.describe('at 320 px, which is 1280 px at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of pathsWithNotFound) {
    test(`${path}: no horizontal scrolling, no text clipped or covered`, async ({ page }) => {
      await page.goto(path);
      await expectReadable(page);
    });
  }

  test('every link of the open navigation can be reached', async ({ page }) => {
    await page.goto('/Home');
    await page.getByRole('button', { name: layout.toggleLabel }).click();
    const navigation = page.getByRole('navigation');
    for (const { label } of [...layout.headerLinks, ...layout.menuLinks]) {
      const link = navigation.getByRole('link', { name: label });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport(whole);
    }
  });

  test('every dialog can be scrolled to its end and closed', async ({ page }) => {
    await page.goto('/Giving');
    for (const { buttonLabel } of [online, zelle, mail]) {
      await page.getByRole('button', { name: buttonLabel }).click();
      const dialog = page.locator('dialog:modal');
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const close = dialog.getByRole('button', { name: closeLabel });
      await close.scrollIntoViewIfNeeded();
      await expect(close).toBeInViewport(whole);
      await close.click();
    }
  });
});

test('no word of a heading breaks where columns are narrowest', async ({ page }) => {
  for (const path of pathsWithNotFound) {
    await page.goto(path);
    for (const width of [360, 640, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const width of [360, 768, 1280]) {
  test.describe(`with 200 % text at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of pathsWithNotFound) {
      test(`${path}: no text overlaps, is clipped or covered`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await expectReadable(page);
      });
    }

    test('the open navigation covers no text of the header', async ({ page }) => {
      await page.goto('/Home');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const button = { name: width < 1024 ? layout.toggleLabel : layout.menuLabel, exact: true };
      await page.getByRole('button', button).click();
      expect(await unreadableText(page, '.site-header')).toEqual([]);
    });
  });
}

async function expectReadable(page: Page): Promise<void> {
  expect(await unreadableText(page)).toEqual([]);
  // A longer word at 200 % is wider than a phone.
  expect(await brokenWords(page, 13), 'broken words').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}
