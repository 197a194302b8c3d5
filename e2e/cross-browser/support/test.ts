import { existsSync } from 'node:fs';
import * as playwright from 'playwright/test';
import { launchFirefox } from './firefox.ts';
import { type MockServices, type ReceivedRequest, startMockServices } from './mock-services.ts';
import { PageDriver } from './page-driver.ts';
import { launchPlaywright } from './playwright.ts';
import type { Browser, LaunchOptions } from './tab.ts';
import { launchWebKit } from './webkit.ts';

export const { expect } = playwright;

/**
 * The `test` of the cross-browser tests. It also fails on a request to an unexpected host, an uncaught exception and a
 * `console.error` of the page.
 */
export const test = playwright.test.extend<Fixtures, EngineOptions & { worker: Worker }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],

  worker: [
    async ({ engine, scripting }, use) => {
      const services = await startMockServices();
      const browser = await launch(engine, { proxyPort: services.port, javaScriptEnabled: scripting });
      await use({ browser, services });
      await browser.close();
      await services.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  driver: async ({ worker: { browser, services }, baseURL }, use, info) => {
    const tab = await browser.newTab();
    await tab.setViewportSize(1280, 800);
    services.requests.length = 0;
    services.unexpectedRequests.length = 0;
    await use(new PageDriver(tab, baseURL ?? ''));
    if (info.status !== info.expectedStatus) {
      const body = Buffer.from(await tab.page.screenshot().catch(() => ''));
      await info.attach('screenshot', { body, contentType: 'image/png' });
    }
    const errors = await tab.errors();
    await tab.close();
    expect.soft(errors, 'errors of the page').toEqual([]);
    expect.soft(services.unexpectedRequests, 'requests to other hosts').toEqual([]);
  },

  messages: async ({ worker: { services } }, use) => {
    // A browser that shows the service's response requests its favicon too.
    const isMessage = ({ url }: ReceivedRequest) => /^https:\/\/api\.emailjs\.com\/(?!favicon)/.test(url);
    await use(() => services.requests.filter(isMessage));
  },
});

/** Launches Playwright's own build of the engine if it is installed, else the system's browser. */
function launch(engine: EngineOptions['engine'], options: LaunchOptions): Promise<Browser> {
  const type = engine === 'Firefox' ? playwright.firefox : playwright.webkit;
  if (existsSync(type.executablePath())) return launchPlaywright(type, options);
  return engine === 'Firefox' ? launchFirefox(options) : launchWebKit(options);
}

export interface EngineOptions {
  engine: 'Firefox' | 'WebKit';
  /** Whether pages may run scripts. */
  scripting: boolean;
}

interface Worker {
  browser: Browser;
  services: MockServices;
}

interface Fixtures {
  /** A page in a viewport of 1280 by 800 CSS pixels. */
  driver: PageDriver;
  /** @returns the requests that the e-mail service received in this test */
  messages: () => ReceivedRequest[];
}
