import { expect, test as base } from 'playwright/test';
import { startFirefox } from './firefox.ts';
import { type ReceivedRequest, startMockServices, type MockServices } from './mock-services.ts';
import type { Browser, Tab } from './tab.ts';
import { PageDriver } from './page-driver.ts';
import { startWebKit } from './webkit.ts';

const start = { Firefox: startFirefox, WebKit: startWebKit };

/**
 * The one `test` of the journeys in other engines. Whatever else a test looks at, it fails when a page asks a strange
 * host for anything, throws, or writes an error to the console.
 */
export const test = base.extend<Fixtures, EngineOptions & Running>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],

  outside: [
    async ({}, use) => {
      const outside = await startMockServices();
      await use(outside);
      await outside.close();
    },
    { scope: 'worker' },
  ],

  program: [
    async ({ engine, scripting, outside }, use) => {
      const browser = await start[engine]({ proxyPort: outside.port, scripting });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  tab: async ({ program, outside }, use, info) => {
    const tab = await program.open();
    outside.strangers.length = 0;
    await use(tab);
    if (info.status !== info.expectedStatus) {
      const body = await tab.picture().catch(() => '');
      await info.attach('screen', { body, contentType: 'image/png' });
    }
    const errors = await tab.errors();
    await tab.close();
    expect.soft(errors, 'errors of the page').toEqual([]);
    expect.soft(outside.strangers, 'requests to other hosts').toEqual([]);
  },

  driver: async ({ tab, baseURL }, use) => {
    await tab.resize(1280, 800);
    await use(new PageDriver(tab, baseURL ?? ''));
  },

  messages: async ({ outside }, use) => {
    outside.arrived.length = 0;
    // A browser that shows the service's answer also asks for its icon.
    await use(() =>
      outside.arrived.filter(({ url }) => /^https:\/\/api\.emailjs\.com\/(?!favicon)/.test(url)),
    );
  },
});

export { expect };

export interface EngineOptions {
  engine: keyof typeof start;
  /** Whether the pages may run script. */
  scripting: boolean;
}

interface Running {
  outside: MockServices;
  /** The browser itself. */
  program: Browser;
}

interface Fixtures {
  tab: Tab;
  /** Someone before a screen of 1280 by 800 pixels. */
  driver: PageDriver;
  /** @returns what has arrived at the e-mail service in this test */
  messages: () => ReceivedRequest[];
}
