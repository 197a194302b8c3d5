import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { disableContentVisibility } from '../support/disable-content-visibility.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const { zelle } = content('giving-methods');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours of the visitor's own`, () => {
    test.use({ colorScheme });

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
    });

    for (const route of routes) {
      test(`${route}: every control shows what it is`, async ({ page }) => {
        await page.goto(route);
        await disableContentVisibility(page);
        expect(await page.evaluate(unrecognisable)).toEqual([]);
      });
    }

    test('the bar stands on a plain ground, so that its signs show over the pictures too', async ({
      page,
    }) => {
      await page.goto('/Home');
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect(page.getByRole('banner').first()).toHaveCSS('background-color', canvas);
      await expect(page.locator('.bar [aria-current]')).toHaveCSS('text-decoration-line', 'underline');
    });

    test('the focus shows on a link, a button and a field', async ({ page }) => {
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

    test('the menu and a modal have an edge of their own', async ({ page }) => {
      await page.goto('/Giving');
      await page.getByRole('button', { name: layout.menuLabel, exact: true }).click();
      await expectEdge(page, '#menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: zelle.buttonLabel }).click();
      await expectEdge(page, 'dialog:modal');
    });
  });
}

async function expectEdge(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeVisible();
  await expect(page.locator(selector)).toHaveCSS('border-top-width', '1px');
}

/**
 * Runs in the page.
 *
 * @returns the links that have neither an underline, nor an edge, nor a list of links around them, the buttons and
 * fields without an edge, and the icons that do not take the colour of the words
 */
function unrecognisable(): string[] {
  const shown = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
  const hasEdge = (element: Element) => parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  const links = shown('main a[href], footer a[href]').filter(
    (link) => getComputedStyle(link).textDecorationLine !== 'underline' && !hasEdge(link),
  );
  const controls = shown('main button, main input, main textarea, .bar-toggle').filter(
    (control) => !hasEdge(control),
  );
  const icons = shown<SVGElement>('a svg, button svg').filter((icon) => {
    const { fill, stroke, color } = getComputedStyle(icon);
    return !icon.querySelector('use') && fill !== color && stroke !== color;
  });
  return [...links, ...controls, ...icons].map((element) => element.outerHTML.slice(0, 120));
}
