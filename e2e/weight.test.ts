import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { budgets } from './budgets.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { brotli, fileAt, heaviest, inlineScripts, total, weightOf } from './support/weight.ts';

for (const route of [...routes, '/404']) {
  test(`${route} arrives in one flight: HTML and stylesheet`, () => {
    const html = readFileSync(fileAt(route), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
    const parts = {
      stylesheet: brotli(styles),
      scripts: brotli(inlineScripts(route).join('')),
      markup: brotli(html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '')),
    };
    expect(weightOf(route), `${route}: HTML, brotli; heaviest: ${heaviest(parts)}`).toBeLessThanOrEqual(
      budgets.html,
    );
  });

  test(`${route} has little script inside`, () => {
    const scripts = inlineScripts(route);
    const parts = Object.fromEntries(scripts.map((script) => [`${script.slice(0, 40)}…`, brotli(script)]));
    expect(
      brotli(scripts.join('')),
      `${route}: inline script, brotli; heaviest: ${heaviest(parts)}`,
    ).toBeLessThanOrEqual(route === '/404' ? budgets.inlineScriptOnFallback : budgets.inlineScript);
  });
}

for (const screen of budgets.screens) {
  test.describe(`on ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });

    for (const route of routes) {
      test(`${route} loads within its budget, with no script file and two fonts`, async ({ page }) => {
        await page.goto(route);
        const loaded = await arrivedUntilLoad(page);
        const parts = Object.fromEntries([route, ...loaded].map((path) => [path, weightOf(path)]));
        const bound = /^\/(Home)?$/.test(route) ? screen.home : screen.others;
        expect(
          total(parts),
          `${route} on ${screen.name}: bytes until load; heaviest: ${heaviest(parts)}`,
        ).toBeLessThanOrEqual(bound);

        expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([]);
        const fonts = Object.fromEntries(
          loaded.filter((path) => path.endsWith('.woff2')).map((path) => [path, weightOf(path)]),
        );
        expect(Object.keys(fonts)).toHaveLength(budgets.fonts.files);
        expect(total(fonts), `${route}: fonts`).toBeLessThanOrEqual(budgets.fonts.bytes);
        const preloads = page.locator('link[rel=preload][as=font]');
        const forThisScreen = await preloads.evaluateAll(
          (links: HTMLLinkElement[]) => links.filter(({ media }) => matchMedia(media).matches).length,
        );
        expect(forThisScreen).toBe(budgets.fonts.files);
      });
    }
  });
}

for (const [route, use] of [
  ['/', (page: Page) => page.mouse.wheel(0, 100)],
  ['/Giving', (page: Page) => page.getByRole('button', { name: /zelle/i }).hover()],
  ['/ContactUs', (page: Page) => page.locator('form').getByRole('button').click()],
] as const) {
  test(`the first use of an island on ${route} fetches little script`, async ({ page }) => {
    await page.goto(route);
    await use(page);
    await page.waitForTimeout(1500);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.js'))
        .map(({ pathname }) => pathname),
    );
    expect(scripts.length).toBeGreaterThan(0);
    const parts = Object.fromEntries(scripts.map((path) => [path, weightOf(path)]));
    expect(
      total(parts),
      `${route}: script after first use; heaviest: ${heaviest(parts)}`,
    ).toBeLessThanOrEqual(budgets.scriptAfterFirstUse);
  });
}

/** @returns the addresses on this site that had arrived when the page had loaded */
function arrivedUntilLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd < (navigation?.loadEventStart ?? Infinity))
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
  });
}
