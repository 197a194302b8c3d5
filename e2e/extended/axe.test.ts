import { violations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { addresses } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { online, zelle, mail } = content('giving-methods');

test.beforeEach(({ allowError }) => {
  // The browser reports the fallback page's own status.
  allowError(/status of 404 .*nowhere/);
});

for (const width of [320, 768, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of addresses) {
      test(`axe finds nothing wrong with ${address}`, async ({ page }) => {
        await page.goto(address);
        expect(await violations(page)).toEqual([]);

        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        const opener = page.getByRole('button', {
          name: width < 1024 ? layout.toggleLabel : layout.menuLabel,
          exact: true,
        });
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('banner').first()).toHaveAttribute('data-scrolled', 'true');
        expect(await violations(page), 'with a light bar and the navigation open').toEqual([]);
      });
    }

    test('axe finds nothing wrong with an open modal', async ({ page }) => {
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

test('axe sees what is wrong, far below the first screen too', async ({ page }) => {
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
