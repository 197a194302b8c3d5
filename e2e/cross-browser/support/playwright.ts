import type { BrowserType } from 'playwright/test';
import type { Browser, LaunchOptions } from './tab.ts';

/**
 * Launches Playwright's own build of an engine.
 *
 * @see https://playwright.dev/docs/browsers
 */
export async function launchPlaywright(
  type: BrowserType,
  { proxyPort, javaScriptEnabled }: LaunchOptions,
): Promise<Browser> {
  const proxy = { server: `http://127.0.0.1:${proxyPort}`, bypass: 'localhost' };
  const browser = await type.launch({ proxy });
  return {
    newTab: async () => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return {
        page,
        setViewportSize: (width, height) => page.setViewportSize({ width, height }),
        errors: () => Promise.resolve(errors),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
