import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { online, zelle, mail } = content('giving-methods');

test.beforeEach(allowNotFoundStatus);

for (const width of [320, 768, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of pathsWithNotFound) {
      test(`${path} is accessible, also when scrolled with open navigation`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);

        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        const button = page.getByRole('button', {
          name: width < 1024 ? layout.toggleLabel : layout.menuLabel,
          exact: true,
        });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('banner').first()).toHaveAttribute('data-scrolled', 'true');
        await expectAccessible(page, 'scrolled, with open navigation');
        await disableContentVisibility(page);
        expect(await page.evaluate(smallTargets)).toEqual([]);
      });
    }

    test('open giving dialogs are accessible', async ({ page }) => {
      await page.goto('/Giving');
      for (const { buttonLabel, heading } of [online, zelle, mail]) {
        await page.getByRole('button', { name: buttonLabel }).click();
        await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
        await expectAccessible(page, heading);
        await page.keyboard.press('Escape');
      }
    });
  });
}

test('violations below the fold are reported', async ({ page }) => {
  await page.goto('/AboutUs');
  await page.locator('#pope').evaluate((heading) => {
    heading.style.color = 'silver';
    const add = (tag: string, text: string) => {
      const element = document.createElement(tag);
      element.textContent = text;
      heading.before(element);
    };
    add('h6', 'Too deep');
    add('button', '');
    add('button', '1');
    add('button', '2');
  });
  const rules = (await violations(page)).map((line) => line.split(':')[0]);
  expect(new Set(rules)).toEqual(new Set(['color-contrast', 'heading-order', 'button-name', 'target-size']));
});

async function expectAccessible(page: Page, state = 'initial state'): Promise<void> {
  expect(await violations(page), state).toEqual([]);
  expect(await page.evaluate(smallTargets), state).toEqual([]);
}

/**
 * Runs in the page.
 *
 * @returns targets smaller than 44 by 44 px in the header, forms, dialogs and the footer and among buttons, and targets
 * smaller than 24 by 24 px elsewhere
 * @see https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html
 */
function smallTargets(): string[] {
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
