import { receivedFields, startMockServices } from '../cross-browser/support/mock-services.ts';
import { fillIn, identifiers, sampleMessage } from '../support/contact-form.ts';
import { expectHydrated, sendButton } from '../support/islands.ts';
import { holdScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

// A proxy receives the messages: Playwright does not see what a page sends while it is left.
test.use({
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, use) => {
      await use({ ...options, args: [...args, '--ignore-certificate-errors'] });
    },
    { scope: 'worker' },
  ],
});

for (const moment of ['before hydration', 'before the response']) {
  test(`a message is delivered when the visitor leaves the page ${moment}`, async ({ browser, baseURL }) => {
    const services = await startMockServices();
    const proxy = { server: `http://localhost:${services.port}`, bypass: 'localhost' };
    const context = await browser.newContext({ proxy, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    if (moment === 'before hydration') await holdScripts(page);
    await page.goto(`${baseURL}/ContactUs`);
    await fillIn(page);
    if (moment === 'before the response') {
      await expectHydrated(page, 'form');
      await page.evaluate(() => {
        window.fetch = () => new Promise(() => undefined);
      });
    }
    await sendButton(page).click();
    await page.goto(`${baseURL}/Home`);
    const messages = () => services.requests.filter(({ method }) => method === 'POST');
    await expect.poll(() => messages().length).toBe(1);
    expect(await receivedFields(messages()[0])).toEqual({ ...sampleMessage, ...identifiers });
    await context.close();
    await services.close();
  });
}
