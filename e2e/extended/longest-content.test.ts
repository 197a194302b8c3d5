import { expect, test, whole } from '../support/test.ts';
import { unreadableText } from '../support/text-layout.ts';

/** The longest and the shortest content that the schemas accept. */
const fixtures = {
  longest: '/ /Schedule /Giving /Ministries /WatchLive /AboutUs /ContactUs /Imprint',
  plain: '/ /Schedule /Giving /Ministries /AboutUs /ContactUs',
};

for (const [fixture, paths] of Object.entries(fixtures)) {
  test.describe(fixture, () => {
    test.use({ fixture: fixture as keyof typeof fixtures });

    test('every page shows all text at every width', async ({ page }) => {
      for (const path of paths.split(' ')) {
        await page.goto(path);
        for (const width of [320, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await unreadableText(page), `${path}, ${width} px`).toEqual([]);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        }
      }
    });

    test('giving dialogs start at their heading, scroll to their end, and close', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto('/Giving');
      const openButtons = page.locator('button[aria-haspopup="dialog"]');
      await expect(openButtons).toHaveCount(3);
      for (const openButton of await openButtons.all()) {
        await openButton.click();
        const dialog = page.locator('dialog:modal');
        await expect(dialog.getByRole('heading')).toBeInViewport();
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        const action = dialog.locator('.giving-dialog-content :is(a, address span)').last();
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
