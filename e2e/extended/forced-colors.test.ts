import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { zelle } = content('giving-methods');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
    });

    for (const route of routes) {
      test(`${route}: every link, button, field and icon is recognizable`, async ({ page }) => {
        await page.goto(route);
        await disableContentVisibility(page);
        expect(await page.evaluate(unrecognizable)).toEqual([]);
      });
    }

    test('the header has an opaque background and underlines the current page', async ({ page }) => {
      await page.goto('/Home');
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect(page.getByRole('banner').first()).toHaveCSS('background-color', canvas);
      await expect(page.locator('.site-header [aria-current]')).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
    });

    test('focus is visible on a link, a button and a field', async ({ page }) => {
      await page.goto('/ContactUs');
      for (const target of [
        page.getByRole('link', { name: layout.homeLabel }).first(),
        page.getByRole('button', { name: layout.menuLabel, exact: true }),
        page.getByLabel(content('pages/contact-us').form.messageLabel),
      ]) {
        await page.keyboard.press('Tab');
        await target.focus();
        await expect(target).toHaveCSS('outline-width', '3px');
        await expect(target).toHaveCSS('outline-style', 'solid');
      }
    });

    test('the menu and the dialogs have a border', async ({ page }) => {
      await page.goto('/Giving');
      await page.getByRole('button', { name: layout.menuLabel, exact: true }).click();
      await expectBorder(page, '#menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: zelle.buttonLabel }).click();
      await expectBorder(page, 'dialog:modal');
    });
  });
}

async function expectBorder(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeVisible();
  await expect(page.locator(selector)).toHaveCSS('border-top-width', '1px');
}

/**
 * Runs in the page.
 *
 * @returns the links without underline and border, the buttons and fields without a border, and the icons that do not
 * have the text color
 */
function unrecognizable(): string[] {
  const visible = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
  const hasBorder = (element: Element) => parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  const links = visible('main a[href], footer a[href]').filter(
    (link) => getComputedStyle(link).textDecorationLine !== 'underline' && !hasBorder(link),
  );
  const controls = visible('main button, main input, main textarea, .site-header-toggle').filter(
    (control) => !hasBorder(control),
  );
  const icons = visible<SVGElement>('a svg, button svg').filter((icon) => {
    const { fill, stroke, color } = getComputedStyle(icon);
    return !icon.querySelector('use') && fill !== color && stroke !== color;
  });
  return [...links, ...controls, ...icons].map((element) => element.outerHTML.slice(0, 120));
}
