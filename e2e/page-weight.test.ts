import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectHydrated, zelleButton, sendButton } from './support/islands.ts';
import { routes } from './support/routes.ts';
import { recordScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import {
  brotli,
  budgets,
  criticalHtml,
  expectTransferSize,
  fileAt,
  heaviest,
  inlineScripts,
} from './support/transfer-size.ts';

for (const route of [...routes, '/404']) {
  test(`${route}: compressed HTML is at most 14 kB, its critical part 5 kB, its scripts 2 kB`, () => {
    const html = readFileSync(fileAt(route), 'utf8');
    const critical = criticalHtml(html);
    const scripts = inlineScripts(route);
    const parts = Object.fromEntries([
      ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ''], index) => [
        `style sheet ${index + 1}`,
        brotli(css),
      ]),
      ...scripts.map((script) => [`script ${script.slice(0, 40)}…`, brotli(script)]),
      ['markup', brotli(html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, ''))],
    ]) as Record<string, number>;
    const largest = `largest parts: ${heaviest(parts)}`;

    expect.soft(brotli(html), `${route}: HTML; ${largest}`).toBeLessThanOrEqual(budgets.html);
    expect
      .soft(brotli(critical), `${route}: critical HTML; ${largest}`)
      .toBeLessThanOrEqual(budgets.criticalHtml);
    expect
      .soft(brotli(scripts.join('')), `${route}: inline scripts; ${largest}`)
      .toBeLessThanOrEqual(route === '/404' ? budgets.inlineScriptOnFallback : budgets.inlineScript);
  });
}

for (const [route, interact] of [
  [
    '/',
    async (page: Page) => {
      await page.mouse.wheel(0, 100);
      await expectHydrated(page, '.site-header');
    },
  ],
  [
    '/Giving',
    async (page: Page) => {
      await zelleButton(page).hover();
      await expectHydrated(page, '.giving-methods');
    },
  ],
  [
    '/ContactUs',
    async (page: Page) => {
      const sent = page.waitForEvent('console', (message) => message.text().startsWith('SUCCESS!'));
      await sendButton(page).click();
      await sent;
    },
  ],
] as const) {
  test(`the first interaction with an island on ${route} requests at most 66 kB of script`, async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await page.goto(route);
    await interact(page);
    expect(scripts).not.toEqual([]);
    expect(scripts, 'each file is requested once').toEqual([...new Set(scripts)]);
    expectTransferSize(scripts, budgets.hydration, `${route}: script after the first interaction`);
  });
}
