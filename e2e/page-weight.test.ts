import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { budgets } from './support/budgets.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import {
  brotli,
  fileAt,
  heaviest,
  inlineScripts,
  openingOf,
  total,
  transferSize,
} from './support/transfer-size.ts';

for (const route of [...routes, '/404']) {
  test(`${route} arrives in one flight: HTML and stylesheet`, () => {
    const html = readFileSync(fileAt(route), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
    const parts = {
      stylesheet: brotli(styles),
      scripts: brotli(inlineScripts(route).join('')),
      markup: brotli(html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '')),
    };
    expect(transferSize(route), `${route}: HTML, brotli; heaviest: ${heaviest(parts)}`).toBeLessThanOrEqual(
      budgets.html,
    );
  });

  test(`${route} has what its first screen needs in the first packets`, () => {
    const opening = openingOf(readFileSync(fileAt(route), 'utf8'));
    const parts = {
      stylesheets: brotli((opening.match(/<style>[\s\S]*?<\/style>/g) ?? []).join('')),
      head: brotli(opening.replace(/<style>[\s\S]*?<\/style>|<body>[\s\S]*/g, '')),
      body: brotli(opening.replace(/[\s\S]*<body>/, '').replace(/<style>[\s\S]*?<\/style>/g, '')),
    };
    expect(brotli(opening), `${route}: opening, brotli; heaviest: ${heaviest(parts)}`).toBeLessThanOrEqual(
      budgets.opening,
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
    const parts = Object.fromEntries(scripts.map((path) => [path, transferSize(path)]));
    expect(
      total(parts),
      `${route}: script after first use; heaviest: ${heaviest(parts)}`,
    ).toBeLessThanOrEqual(budgets.scriptAfterFirstUse);
  });
}
