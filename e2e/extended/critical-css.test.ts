import type { Page } from 'playwright/test';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { openingOf } from '../support/transfer-size.ts';

/*
 * The styles of a page's opening come before it, all others after it: on a slow line the opening is painted while they
 * are still on their way, and must look the same then.
 */
for (const width of [360, 768, 1280, 1920]) {
  test(`a page's opening looks the same while the rest is on its way, ${width} px wide`, async ({
    page,
    allowError,
  }) => {
    // With the fonts of the system both times, whichever the first page would have had.
    allowError(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(route);
      const count = await elementsUpToTheRest(page);
      const whole = await looksOf(page, count);

      const thisPage = (url: URL) => url.pathname === route;
      await page.route(thisPage, async (request) => {
        const response = await request.fetch();
        await request.fulfill({ response, body: openingOf(await response.text()) });
      });
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toHaveCount(0);
      expect(differences(whole, await looksOf(page, count)), route).toEqual([]);
      await page.unroute(thisPage);
    }
  });
}

/** @returns how many elements of the body stand before the styles of what follows the opening */
function elementsUpToTheRest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rest = [...document.querySelectorAll('main > style')].at(-1);
    return [...document.body.querySelectorAll('*')].findIndex((element) => element === rest);
  });
}

/** @returns a look for each of the page's first elements and of what style sheets add to it, in the order of the page */
function looksOf(page: Page, count: number): Promise<Look[]> {
  return page.evaluate((count) => {
    const elements = [...document.body.querySelectorAll('*')].slice(0, count);
    return elements
      .filter((element) => element.checkVisibility() && !element.matches('main, defs *, symbol *'))
      .flatMap((element) => ['', '::before', '::after'].map((part) => look(element, part)));

    function look(element: Element, part: string): Look {
      const style = getComputedStyle(element, part || null);
      return {
        of: `<${element.localName} class="${element.getAttribute('class') ?? ''}">${part}`,
        // Custom properties show in those that use them.
        says: Object.fromEntries(
          (style.content === 'none' ? ['content'] : [...style])
            .filter((name) => !name.startsWith('--'))
            .map((name) => [name, style.getPropertyValue(name)]),
        ),
      };
    }
  }, count);
}

function differences(before: Look[], after: Look[]): string[] {
  expect(before.length).toBeGreaterThan(30);
  return before.flatMap(({ of, says }, place) => {
    const then = after[place];
    if (then?.of !== of) return [`${of}: missing`];
    return Object.keys(says)
      .filter((name) => says[name] !== then.says[name])
      .map(
        (name) => `${of} ${name}: ${says[name] ?? ''}, while the rest is on its way ${then.says[name] ?? ''}`,
      );
  });
}

interface Look {
  of: string;
  says: Record<string, string>;
}
