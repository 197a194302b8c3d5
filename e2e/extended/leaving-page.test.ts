import { formOrigin } from '#third-parties.ts';
import { fillIn, sampleFields, isLibrary, receivedFields, sendButton } from '../support/contact-form.ts';
import { startServicesProxy } from '../support/services-proxy.ts';
import { expect, expectHydrated, holdScripts, test } from '../support/test.ts';

// Playwright does not see what a page sends while it is left.
const moments = ['before hydration', 'without the library', 'with the library'] as const;

for (const [leave, moment, copies] of [
  ...moments.map((at) => ['leaves the page', at, 'once'] as const),
  ...moments.map((at) => ['closes the tab', at, 'once'] as const),
  // In older browsers the request ends with the tab, which cannot know that it has arrived.
  ['closes the tab', 'with the library', 'twice without keepalive'] as const,
]) {
  test(`when the visitor ${leave} ${moment}, the message arrives ${copies}`, async ({ browser, baseURL }) => {
    await using services = await startServicesProxy();
    services.holdsResponses = true;
    const messages = () => services.requests.filter(({ method }) => method === 'POST');
    const proxy = { server: `http://localhost:${services.port}`, bypass: 'localhost' };
    const context = await browser.newContext({ proxy, ignoreHTTPSErrors: true });
    const count = copies === 'once' ? 1 : 2;
    if (count === 2)
      await context.addInitScript(() => Reflect.deleteProperty(Request.prototype, 'keepalive'));
    const page = await context.newPage();
    if (moment === 'before hydration') await holdScripts(page);
    if (moment === 'without the library') await holdScripts(page, isLibrary);
    const finished: URL[] = [];
    page.on('requestfinished', (request) => finished.push(new URL(request.url())));
    await page.goto(`${baseURL}/ContactUs`);
    await fillIn(page);
    if (moment !== 'before hydration') await expectHydrated(page, 'form');
    await expect.poll(() => finished.some(isLibrary)).toBe(moment === 'with the library');
    await sendButton(page).click();
    await expect.poll(() => count === 1 || messages().length === 1).toBe(true);

    if (leave === 'closes the tab') await page.close();
    else await page.goto(`${baseURL}/Home`);
    await expect.poll(messages).toHaveLength(count);
    // Another would arrive before what is requested now.
    const nextPage = await context.newPage();
    await nextPage.goto(`${baseURL}/Home`);
    await nextPage.evaluate((url) => void fetch(url), `${formOrigin}/next`);
    await expect.poll(() => services.requests.map(({ url }) => url)).toContain(`${formOrigin}/next`);
    expect(messages()).toHaveLength(count);
    expect(await receivedFields(messages().at(-1))).toEqual(sampleFields);
    await context.close();
  });
}
