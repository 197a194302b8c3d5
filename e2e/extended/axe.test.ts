import { violations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { allowNotFoundStatus, pathsWithNotFound } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { online, zelle, mail } = content('giving-methods');

test.beforeEach(allowNotFoundStatus);

for (const width of [320, 768, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of pathsWithNotFound) {
      test(`${path} has no violations, also when scrolled with open navigation`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);

        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        const button = page.getByRole('button', {
          name: width < 1024 ? layout.toggleLabel : layout.menuLabel,
          exact: true,
        });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('banner').first()).toHaveAttribute('data-scrolled', 'true');
        expect(await violations(page), 'scrolled, with open navigation').toEqual([]);
      });
    }

    test('open giving dialogs have no violations', async ({ page }) => {
      await page.goto('/Giving');
      for (const { buttonLabel, heading } of [online, zelle, mail]) {
        await page.getByRole('button', { name: buttonLabel }).click();
        await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
        expect(await violations(page), heading).toEqual([]);
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
