import { content } from '../support/content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { addresses } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { online, zelle, mail } = content('giving-methods');

test.beforeEach(({ allowError }) => {
  // The browser reports the fallback page's own status.
  allowError(/status of 404 .*nowhere/);
});

for (const width of [320, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const address of addresses) {
      test(`${address}: all that is pressed is large enough for an unsteady finger`, async ({ page }) => {
        await page.goto(address);
        await disableContentVisibility(page);
        expect(await page.evaluate(tooSmall)).toEqual([]);
        await page
          .getByRole('button', { name: width < 1024 ? layout.toggleLabel : layout.menuLabel, exact: true })
          .click();
        expect(await page.evaluate(tooSmall), 'with the navigation open').toEqual([]);
      });
    }

    test('so it is in the modals', async ({ page }) => {
      await page.goto('/Giving');
      for (const { buttonLabel } of [online, zelle, mail]) {
        await page.getByRole('button', { name: buttonLabel }).click();
        await expect(page.locator('dialog:modal')).toHaveCount(1);
        expect(await page.evaluate(tooSmall), buttonLabel).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  });
}

/**
 * Runs in the page.
 *
 * @returns what is smaller than 44 by 44 pixels in the bar, the forms, the modals and the footer or is a button, and
 * what is smaller than 24 by 24 anywhere
 */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
    .filter((target) => target.checkVisibility() && !target.matches('.skip-link'))
    .map((target) => {
      const least = target.closest('.bar, form, dialog, footer, .button') ? 44 : 24;
      const { width, height } = target.getBoundingClientRect();
      return { least, width, height, name: target.textContent };
    })
    .filter(({ least, width, height }) => Math.min(width, height) < least)
    .map(({ least, width, height, name }) => `${name}: ${width} by ${height}, not ${least}`);
}
