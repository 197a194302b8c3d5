import type { Page } from 'playwright/test';
import { canonicalPaths } from '../../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { criticalHtml } from '../support/transfer-size.ts';

/*
 * `main.css` comes after the page header. On a slow connection the browser paints what precedes it first, so that part
 * must have all of its styles by then.
 */
for (const width of [360, 1280]) {
  test(`main.css changes no style of header and page header at ${width} px`, async ({ page, allowError }) => {
    // Blocks the web fonts, since a second load would have them from the cache.
    allowError(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    for (const route of canonicalPaths) {
      await page.goto(route);
      const count = await criticalElementCount(page);
      const complete = await computedStyles(page, count);

      const isThisPage = (url: URL) => url.pathname === route;
      await page.route(isThisPage, async (request) => {
        const response = await request.fetch();
        await request.fulfill({ response, body: criticalHtml(await response.text()) });
      });
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toHaveCount(0);
      const critical = await computedStyles(page, count);
      await page.unroute(isThisPage);

      expect(Object.keys(complete).length).toBeGreaterThan(30);
      expect(critical, route).toEqual(complete);
    }
  });
}

/** @returns how many elements of the body precede `main.css` */
function criticalElementCount(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, mainStyles] = document.querySelectorAll('main > style');
    return [...document.body.querySelectorAll('*')].findIndex((element) => element === mainStyles);
  });
}

/** @returns the computed styles of the first `count` elements and their pseudo-elements, by element */
function computedStyles(page: Page, count: number): Promise<Record<string, Record<string, string>>> {
  return page.evaluate((count) => {
    const elements = [...document.body.querySelectorAll('*')].slice(0, count);
    return Object.fromEntries(
      elements
        .filter((element) => element.checkVisibility() && !element.matches('main, defs *, symbol *'))
        .flatMap((element, index) =>
          [null, '::before', '::after'].map((pseudo) => [
            `${index} <${element.localName} class="${element.getAttribute('class') ?? ''}">${pseudo ?? ''}`,
            stylesOf(getComputedStyle(element, pseudo)),
          ]),
        ),
    );

    function stylesOf(style: CSSStyleDeclaration): Record<string, string> {
      // Custom properties are visible in the properties that use them.
      const names =
        style.content === 'none' ? ['content'] : [...style].filter((name) => !name.startsWith('--'));
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    }
  }, count);
}
