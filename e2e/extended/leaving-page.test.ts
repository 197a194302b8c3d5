import { formOrigin } from '#other-sites.ts';
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

const moments = ['before hydration', 'before the library has arrived', 'before the response'] as const;

for (const [leave, moment] of moments.flatMap((at) => [
  ['leaves the page', at] as const,
  ['closes the tab', at] as const,
])) {
  test(`one message arrives when the visitor ${leave} ${moment}`, async ({ browser, baseURL }) => {
    const services = await startMockServices();
    services.holdsResponses = true;
    const messages = () => services.requests.filter(({ method }) => method === 'POST');
    const proxy = { server: `http://localhost:${services.port}`, bypass: 'localhost' };
    const context = await browser.newContext({ proxy, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    if (moment === 'before hydration') await holdScripts(page);
    await page.goto(`${baseURL}/ContactUs`);
    await fillIn(page);
    if (moment !== 'before hydration') await expectHydrated(page, 'form');
    if (moment === 'before the library has arrived') await holdScripts(page);
    await sendButton(page).click();
    await expect.poll(messages).toHaveLength(moment === 'before the response' ? 1 : 0);

    if (leave === 'closes the tab') await page.close();
    else await page.goto(`${baseURL}/Home`);
    await expect.poll(messages).toHaveLength(1);
    // Another would arrive before what is requested now.
    const nextPage = await context.newPage();
    await nextPage.goto(`${baseURL}/Home`);
    await nextPage.evaluate((url) => void fetch(url), `${formOrigin}/next`);
    await expect.poll(() => services.requests.map(({ url }) => url)).toContain(`${formOrigin}/next`);
    expect(messages()).toHaveLength(1);
    expect(await receivedFields(messages()[0])).toEqual({ ...sampleMessage, ...identifiers });
    await context.close();
    await services.close();
  });
}
