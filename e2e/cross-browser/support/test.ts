import { expect, test as base } from 'playwright/test';
import { formOrigin } from '#other-sites.ts';
import { launchWebKit, type WebKit } from './driver.ts';
import {
  type MockServices,
  type ReceivedRequest,
  startServicesProxy,
} from '#tools/test-sites/services-proxy.ts';
import { WebKitPage } from './page.ts';

export { expect };

/**
 * The `test` of WebKit. It also fails on a request to an unexpected host, an uncaught exception and a `console.error` of
 * the page.
 */
export const test = base.extend<Fixtures, { worker: Worker }>({
  worker: [
    async ({}, use) => {
      await using services = await startServicesProxy();
      const browser = await launchWebKit(services.port);
      await use({ browser, services });
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  driver: async ({ worker: { browser, services }, baseURL }, use, info) => {
    const popup = await browser.openPopup();
    const page = new WebKitPage(popup, baseURL ?? '');
    await page.setViewportSize(1280, 800);
    services.requests.length = 0;
    services.unexpectedRequests.length = 0;
    services.holdsResponses = false;
    await use(page);
    if (info.status !== info.expectedStatus) {
      const screenshot = await popup.takeScreenshot().catch(() => '');
      await info.attach('screenshot', { body: Buffer.from(screenshot, 'base64'), contentType: 'image/png' });
    }
    const errors = await page.errors();
    await popup.close();
    expect.soft(errors, 'errors of the page').toEqual([]);
    expect.soft(services.unexpectedRequests, 'requests to other hosts').toEqual([]);
  },

  messages: async ({ worker: { services } }, use) => {
    // A browser that shows the service's response requests its favicon too.
    const isMessage = ({ url }: ReceivedRequest) =>
      url.startsWith(formOrigin) && !url.endsWith('/favicon.ico');
    await use(() => services.requests.filter(isMessage));
  },
});

interface Worker {
  browser: WebKit;
  services: MockServices;
}

interface Fixtures {
  driver: WebKitPage;
  /** @returns the requests that the e-mail service received in this test */
  messages: () => ReceivedRequest[];
}
