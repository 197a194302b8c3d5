import { violations } from './support/axe.ts';
import {
  blockStorage,
  emptyMessage,
  expectStatus,
  fieldOn,
  fieldsIn,
  fieldValues,
  fillIn,
  identifiers,
  isLibrary,
  openForm,
  respondWith,
  sampleFields,
  sampleMessage,
  sendButton,
  statusOf,
  succeed,
} from './support/contact-form.ts';
import { expect, expectHydrated, holdScripts, siteHeader, test } from './support/test.ts';
import { translate } from './support/translate.ts';

const failedRequests = /Failed to load resource|disallowed MIME type|net::ERR|CORS request did not succeed/;

test('an empty field has the direction of the page, and a text its own', async ({ page }) => {
  await page.goto('/ar/ContactUs');
  for (const name of ['user_name', 'user_email', 'title', 'message'] as const)
    await expect(fieldOn(page, name)).toHaveCSS('direction', 'rtl');
  await fillIn(page, { message: 'Peace to you' });
  await expect(fieldOn(page, 'message')).toHaveCSS('direction', 'ltr');
});

test('an invalid e-mail address is focused below the header, and not sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { requests } = await openForm(page);
  const email = page.getByLabel('Your e-mail address');
  const error = 'Please write an e-mail address, with an @ and a domain.';
  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  await expectHydrated(page, 'form');
  const headerHeight = (await siteHeader(page).boundingBox())?.height ?? 0;
  // The field is in sight, its label behind the header.
  await email.evaluate((field, top) => {
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' });
  }, headerHeight + 20);
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleName('Your e-mail address');
  await expect(email).toHaveAccessibleDescription(error);
  await expect(page.getByText(error)).toBeInViewport({ ratio: 1 });
  // The focus reads the description: an alert would say it twice.
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const top = await email.locator('..').evaluate((label) => label.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(headerHeight);

  // Browsers accept a domain without an ending, which no mail reaches.
  await email.clear();
  await email.fill('mina@gmail');
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(error);

  // Over WebDriver BiDi, Playwright appends to an e-mail address.
  await email.clear();
  await email.fill(sampleMessage.user_email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription('');
  await expect(page.getByText(error)).toBeHidden();
  await sendButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  expect(await fieldsIn(requests[0])).toMatchObject(sampleMessage);
});

for (const [library, isBlocked] of [
  ['with the library', false],
  ['without it, as where storage is blocked', true],
] as const) {
  test(`${library} a text is sent again after a failure`, async ({ page, allowedErrors }) => {
    allowedErrors.push(failedRequests);
    if (isBlocked) await page.addInitScript(blockStorage);
    const requested: URL[] = [];
    page.on('request', (request) => requested.push(new URL(request.url())));
    const responders = [respondWith(429, 'Busy'), respondWith(412, 'Reconnect'), succeed];
    const { requests, log } = await openForm(page, (route) => route.abort(), ...responders);
    const mailto = statusOf(page).getByRole('link', { name: 'Write an e-mail instead' });
    await fillIn(page);
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://api.emailjs.com');
    await expect.poll(() => requested.filter(isLibrary)).toHaveLength(1);
    for (const [line, text] of [
      ['FAILED... 0 Network Error', /^Your message could not be sent\. .* Write an e-mail instead$/],
      ['FAILED... 429 Busy', /^Too many messages are being sent just now\. .* Write an e-mail instead$/],
      // The content has no text of its own for it.
      ['FAILED... 412 Reconnect', /^Your message was not sent\. .* Write an e-mail instead$/],
    ] as const) {
      await fieldOn(page, 'user_name').press('Enter');
      await expect.poll(() => log.at(-1)).toBe(line);
      await expectStatus(page, text);
      await expect(statusOf(page)).toBeInViewport({ ratio: 1 });
      expect(await violations(page), line).toEqual([]);
      expect(await fieldValues(page)).toEqual(sampleMessage);
      const { pathname, searchParams } = new URL((await mailto.getAttribute('href')) ?? '');
      expect(pathname).toBe('office@stmark.example');
      expect(searchParams.get('body')).toBe(sampleMessage.message.replaceAll('\n', '\r\n'));
    }
    await sendButton(page).click();
    await expect.poll(() => log.at(-1)).toBe('SUCCESS! 200 OK');
    await expectStatus(page, 'Thank you. Your message has been sent.');
    expect(await fieldValues(page)).toEqual(emptyMessage);
    await fillIn(page, { message: 'And one thing more' });
    await sendButton(page).click();
    await expect.poll(() => requests.length).toBe(5);
    expect(await requests[3]?.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(Object.entries(await fieldsIn(requests[3]))).toEqual(Object.entries(sampleFields));
    expect(await fieldsIn(requests[4])).toMatchObject({ message: 'And one thing more', user_name: '' });
  });
}

test('a message submitted offline is sent once, when online again', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  const { requests, log } = await openForm(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const releaseScripts = await holdScripts(page);
  await context.setOffline(true);
  await fillIn(page);
  await sendButton(page).click();
  await sendButton(page).click();
  const offline = /^There is no internet connection, so nothing has been sent yet\. [^.]*\.$/;
  await expectStatus(page, offline);
  releaseScripts();
  // Astro tries twice; scrolling to the form hydrates the header too.
  await expect.poll(() => failed.filter((url) => url.includes('ContactIsland')).length).toBe(2);
  await page.clock.fastForward(11_000);
  await expectStatus(page, offline);
  expect(requests).toHaveLength(0);
  expect(await fieldValues(page)).toEqual(sampleMessage);
  await context.setOffline(false);
  await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
  await expectStatus(page, 'Thank you. Your message has been sent.');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.isNavigationRequest()).toBe(false);
  await expect.poll(() => fieldValues(page)).toEqual(emptyMessage);
});

for (const moment of ['before', 'during', 'after'] as const) {
  test(`a form translated ${moment} hydration sends what is typed`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 429/);
    const { requests } = await openForm(page, respondWith(429, 'OK'), succeed);
    const message = fieldOn(page, 'message');
    const releaseScripts = await holdScripts(page);
    if (moment !== 'after') await page.evaluate(translate, moment === 'during' ? 'form' : undefined);
    await message.click();
    await page.keyboard.type(sampleMessage.message);
    releaseScripts();
    await expect(page.locator('form')).toHaveAttribute('novalidate');
    if (moment === 'after') await page.evaluate(translate, undefined);
    await expect(message).toBeFocused();

    await sendButton(page).click();
    await expectStatus(page, /^«Too many messages are being sent just now\./);
    await expect(message).toHaveValue(sampleMessage.message);
    await sendButton(page).click();
    await expectStatus(page, /^«Thank you\. Your message has been sent\./);
    expect(requests).toHaveLength(2);
    for (const request of requests) {
      const fields = { ...emptyMessage, message: sampleMessage.message, ...identifiers };
      expect(await fieldsIn(request)).toEqual(fields);
    }
  });
}

test('after 15 seconds the status says that sending takes long', async ({ page }) => {
  await page.clock.install();
  const response = Promise.withResolvers<undefined>();
  const { requests } = await openForm(page, async (route) => {
    await response.promise;
    await succeed(route);
  });
  const message = 'A long message. '.repeat(200);
  await fillIn(page, { ...sampleMessage, message });
  // From here on the island counts the seconds.
  await expectHydrated(page, '#contact-form');
  await sendButton(page).press('Enter');
  await expectStatus(page, 'Sending …');
  // The reading position of a screen reader stays there.
  await expect(sendButton(page)).toBeFocused();
  await expect(sendButton(page)).toHaveText('Send');
  await page.clock.fastForward(14_000);
  await expectStatus(page, 'Sending …');
  await page.clock.fastForward(1500);
  await expectStatus(
    page,
    /^Sending … This is taking longer than usual\. .* Your text is too long for this link.* Write an e-mail instead$/,
  );
  expect(await violations(page)).toEqual([]);

  await page.clock.fastForward(300_000);
  await sendButton(page).press('Enter');
  expect((await fieldValues(page)).message).toBe(message);
  await fillIn(page, { message: 'And one thing more' });
  response.resolve(undefined);
  await expectStatus(page, 'Thank you. Your message has been sent.');
  const typed = { ...emptyMessage, message: 'And one thing more' };
  expect(await fieldValues(page), 'typed since then').toEqual(typed);
  expect(requests).toHaveLength(1);

  await sendButton(page).click();
  await expect.poll(() => fieldValues(page)).toEqual(emptyMessage);
  await page.clock.fastForward(16_000);
  await expectStatus(page, 'Thank you. Your message has been sent.');
  expect(requests).toHaveLength(2);
});

test.describe('a form that shows nothing', () => {
  test.use({ fixture: 'holy-week' });

  for (const moment of ['before hydration', 'in an old tab', 'after hydration']) {
    test(`${moment} a text is sent once, then another`, async ({ page, allowedErrors }) => {
      allowedErrors.push(failedRequests, /status of 404/);
      if (moment === 'before hydration') await holdScripts(page);
      if (moment === 'in an old tab')
        await page.route(/ContactIsland/, (route) => route.fulfill({ status: 404, body: '' }));
      // An answer between two clicks would let the second click send the text again, as it should.
      const clicked = Promise.withResolvers<undefined>();
      const fail = respondWith(503, 'Down');
      const { requests, log } = await openForm(
        page,
        (route) => clicked.promise.then(() => fail(route)),
        succeed,
      );
      await fillIn(page);
      if (moment === 'after hydration') await expectHydrated(page, 'form');
      const before = await page.getByRole('main').ariaSnapshot();
      const send = async (line: string, count: number) => {
        await sendButton(page).dblclick();
        clicked.resolve(undefined);
        await expect.poll(() => log.at(-1)).toBe(line);
        // It would arrive before this answer.
        await page.evaluate(() => fetch('/robots.txt'));
        expect(requests).toHaveLength(count);
      };
      await send('FAILED... 503 Down', 1);
      await send('SUCCESS! 200 OK', 2);
      for (let press = 0; press < 3; press++) await send('SUCCESS! 200 OK', 2);
      expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
      expect(await fieldValues(page)).toEqual(sampleMessage);
      await fillIn(page, { title: 'Another subject' });
      await send('SUCCESS! 200 OK', 3);
      expect(await fieldsIn(requests[2])).toEqual({ ...sampleFields, title: 'Another subject' });
    });
  }
});
