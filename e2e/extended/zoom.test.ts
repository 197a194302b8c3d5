import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { whole } from '../support/in-viewport.ts';
import { pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { brokenWords, unreadableWords } from '../support/text-layout.ts';

const layout = content('layout');
const { online, zelle, mail, closeLabel } = content('giving-methods');

test.beforeEach(({ allowError }) => {
  // The browser reports the fallback page's own status.
  allowError(/status of 404 .*nowhere/);
});

test.describe('at 400 % of a small desktop, which is 320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const address of pathsWithNotFound) {
    test(`${address}: no scrolling sideways, nothing cut off or covered`, async ({ page }) => {
      await page.goto(address);
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

  test('every modal can be read to its end and closed', async ({ page }) => {
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

test('where columns are narrowest, every word of a heading is whole', async ({ page }) => {
  for (const address of pathsWithNotFound) {
    await page.goto(address);
    for (const width of [360, 640, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `${address}, ${width} pixels wide`).toEqual([]);
    }
  }
});

for (const width of [360, 768, 1280]) {
  test.describe(`with text of twice the size at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of pathsWithNotFound) {
      test(`${address}: nothing overlaps, nothing is cut off or covered`, async ({ page }) => {
        await page.goto(address);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await expectReadable(page);
      });
    }

    test('the open navigation leaves every word of the bar readable', async ({ page }) => {
      await page.goto('/Home');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const opener = { name: width < 1024 ? layout.toggleLabel : layout.menuLabel, exact: true };
      await page.getByRole('button', opener).click();
      expect(await unreadableWords(page, '.bar')).toEqual([]);
    });
  });
}

async function expectReadable(page: Page): Promise<void> {
  expect(await unreadableWords(page)).toEqual([]);
  // For a longer word at twice the size no phone has room.
  expect(await brokenWords(page, 13), 'words that go over two lines').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}
