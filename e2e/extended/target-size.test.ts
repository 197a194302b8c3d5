import { content } from '../support/content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { online, zelle, mail } = content('giving-methods');

test.beforeEach(allowNotFoundStatus);

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pathsWithNotFound) {
      test(`${path}: links, buttons and fields are large enough to tap`, async ({ page }) => {
        await page.goto(path);
        await disableContentVisibility(page);
        expect(await page.evaluate(tooSmall)).toEqual([]);
        await page
          .getByRole('button', { name: width < 1024 ? layout.toggleLabel : layout.menuLabel, exact: true })
          .click();
        expect(await page.evaluate(tooSmall), 'with open navigation').toEqual([]);
      });
    }

    test('links and buttons of the giving dialogs are large enough to tap', async ({ page }) => {
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
 * @returns targets smaller than 44 by 44 px in the header, forms, dialogs and the footer and among buttons, and targets
 * smaller than 24 by 24 px elsewhere
 * @see https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html
 */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
    .filter((target) => target.checkVisibility() && !target.matches('.skip-link'))
    .map((target) => {
      const min = target.closest('header, form, dialog, footer, .button') ? 44 : 24;
      const { width, height } = target.getBoundingClientRect();
      return { min, width, height, name: target.textContent };
    })
    .filter(({ min, width, height }) => Math.min(width, height) < min)
    .map(({ min, width, height, name }) => `${name}: ${width} by ${height} px, minimum ${min}`);
}
