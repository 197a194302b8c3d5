import type { Page } from 'playwright/test';
import { violations } from './support/axe.ts';
import { content, words } from './support/content.ts';
import {
  blockStorage,
  disconnect,
  emptyMessage,
  fieldsAfterSending,
  fieldsIn,
  fieldsOn,
  fieldValues,
  fillIn,
  identifiers,
  sampleFields,
  isLibrary,
  mockEmailJs,
  recordLog,
  respondWith,
  sampleMessage,
  showsStatus,
  succeed,
} from './support/contact-form.ts';
import { expectHydrated, sendButton, siteHeader } from './support/page-objects.ts';
import { holdScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import { translate, untranslatedTexts } from './support/translate.ts';

const { form } = words;
const { messages } = content('pages/contact-us');

const status = (page: Page) => page.locator('form').getByRole('status');
const mailtoLink = (page: Page) => status(page).getByRole('link', { name: form.mailtoLabel });
/** The HTML has all texts, of which the form shows some. */
const visibleText = { useInnerText: true };

test.beforeEach(async ({ page }) => {
  await page.goto('/ContactUs');
});

test('the first use requests the library; a double click, a later click and Enter each post eight fields', async ({
  page,
}) => {
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  await fillIn(page);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://api.emailjs.com');
  await expect.poll(() => requested.filter(isLibrary)).toHaveLength(1);
  for (const [index, send] of [
    () => sendButton(page).dblclick(),
    () => sendButton(page).click(),
    () => fieldsOn(page).user_name.press('Enter'),
  ].entries()) {
    if (showsStatus) await fillIn(page);
    await send();
    await expect.poll(() => log).toHaveLength(index + 1);
    expect(messages).toHaveLength(index + 1);
    const message = messages[index];
    expect(message?.method()).toBe('POST');
    expect(message?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(await message?.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(Object.entries(await fieldsIn(message))).toEqual(Object.entries(sampleFields));
  }
  expect(identifiers.lib_version).toBe('4.4.1');
});

test('an invalid e-mail address is focused below the header, and not sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const messages = await mockEmailJs(page);
  const email = fieldsOn(page).user_email;
  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  await expectHydrated(page, 'form');
  const header = await siteHeader(page).boundingBox();
  const headerHeight = header?.height ?? 0;
  // The field is in sight, its label behind the header.
  await email.evaluate((field, top) => {
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' });
  }, headerHeight + 20);
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleName(form.emailLabel);
  await expect(email).toHaveAccessibleDescription(form.emailError);
  await expect(page.getByText(form.emailError)).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  const top = await email.locator('..').evaluate((label) => label.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(headerHeight);

  // Over WebDriver BiDi, Playwright appends to an e-mail address.
  await email.clear();
  await email.fill(sampleMessage.user_email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription('');
  await expect(page.getByText(form.emailError)).toBeHidden();
  await sendButton(page).click();
  await expect.poll(() => messages.length).toBe(1);
  expect(await fieldsIn(messages[0])).toMatchObject(sampleMessage);
});

for (const [library, fails] of [
  ['with the library', false],
  ['without it, as where storage is blocked', true],
] as const) {
  test(`${library} each text is sent, and again after a failure, and the outcome told`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/Failed to load resource|disallowed MIME type|net::ERR|CORS request did not succeed/);
    if (fails) await page.addInitScript(blockStorage);
    await page.reload();
    const requests = await mockEmailJs(page, disconnect, respondWith(429, 'Busy'), succeed);
    const log = recordLog(page);
    await fillIn(page);
    const before = await page.getByRole('main').ariaSnapshot();
    for (const [line, text, message] of [
      ['FAILED... 0 Network Error', messages.networkError, sampleMessage.message],
      ['FAILED... 429 Busy', messages.tooManyRequests, sampleMessage.message],
      ['SUCCESS! 200 OK', messages.sent, sampleMessage.message],
      ['SUCCESS! 200 OK', messages.sent, 'And one thing more'],
    ] as const) {
      const { length } = log;
      await fieldsOn(page).message.fill(message);
      await sendButton(page).click();
      await expect.poll(() => log.slice(length)).toEqual([line]);
      await expectStatus(page, text);
      expect(await fieldsIn(requests[length])).toMatchObject({ message, ...identifiers });
      const isCleared = showsStatus && line.startsWith('SUCCESS');
      expect(await fieldValues(page)).toEqual(isCleared ? emptyMessage : { ...sampleMessage, message });
      if (!showsStatus && message === sampleMessage.message)
        expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
      if (!showsStatus) continue;
      expect(await violations(page), line).toEqual([]);
      await expect(sendButton(page)).toHaveText(form.sendLabel, visibleText);
      await expect(mailtoLink(page)).toBeVisible({ visible: !isCleared });
      if (isCleared) continue;
      await expect(status(page)).not.toContainText(form.mailtoShortened, visibleText);
      const mailto = new URL((await mailtoLink(page).getAttribute('href')) ?? '');
      expect(mailto.pathname).toBe(content('church').email);
      expect(mailto.searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
    }
    expect(requests).toHaveLength(4);
  });
}

test('a message submitted offline is sent when online again', async ({ page, context, allowedErrors }) => {
  allowedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.reload();
  const requests = await mockEmailJs(page);
  const log = recordLog(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const releaseScripts = await holdScripts(page);
  await context.setOffline(true);
  await fillIn(page);
  await sendButton(page).click();
  await expectStatus(page, messages.offline);
  releaseScripts();
  // Astro tries twice; scrolling to the form hydrates the header too.
  await expect.poll(() => failed.filter((url) => url.includes('ContactForm')).length).toBe(2);
  await page.clock.fastForward(11_000);
  await expectStatus(page, messages.offline);
  expect(requests).toHaveLength(0);
  expect(await fieldValues(page)).toEqual(sampleMessage);
  await context.setOffline(false);
  await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
  await expectStatus(page, messages.sent);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.isNavigationRequest()).toBe(false);
  await expect.poll(() => fieldValues(page)).toEqual(fieldsAfterSending);
});

for (const moment of ['before', 'during', 'after'] as const) {
  test(`a form translated ${moment} hydration sends what is typed`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 429/);
    const requests = await mockEmailJs(page, succeed, respondWith(429, 'OK'), succeed);
    const log = recordLog(page);
    const message = page.locator('form [name=message]');
    const releaseScripts = await holdScripts(page);
    if (moment !== 'after') await page.evaluate(translate, moment === 'during' ? 'form' : undefined);
    await message.click();
    await page.keyboard.type(sampleMessage.message);
    releaseScripts();
    await expect(page.locator('form')).toHaveAttribute('novalidate');
    if (moment === 'after') await page.evaluate(translate, undefined);
    await expect(message).toBeFocused();

    for (const outcome of ['sent', 'tooManyRequests', 'sent'] as const) {
      await expect(message).toHaveValue(sampleMessage.message);
      const { length } = log;
      await sendButton(page).click();
      await expect.poll(() => log).toHaveLength(length + 1);
      await expectStatus(page, `«${messages[outcome]}`);
      if (outcome === 'sent') await message.fill(sampleMessage.message);
    }
    expect(requests).toHaveLength(3);
    for (const request of requests) {
      const fields = { ...emptyMessage, message: sampleMessage.message, ...identifiers };
      expect(await fieldsIn(request)).toEqual(fields);
    }
    expect(await page.evaluate(untranslatedTexts, 'form')).toEqual([]);
  });
}

// `extended/parishes.test.ts` runs this.
test('the form says that it sends, and after 15 seconds that this takes long', async ({ page }) => {
  test.skip(!showsStatus, 'Content sets the form to log the outcome only.');
  await page.clock.install();
  await page.reload();
  const response = Promise.withResolvers<undefined>();
  const requests = await mockEmailJs(page, async (route) => {
    await response.promise;
    await succeed(route);
  });
  const button = page.locator('form').getByRole('button');
  const message = 'A long message. '.repeat(200);
  await fillIn(page, { ...sampleMessage, message });
  await button.click();
  await expect(button).toHaveText(form.sending, visibleText);
  await expect(button).toBeFocused();
  await page.clock.fastForward(14_000);
  await expect(status(page)).toHaveText('', visibleText);
  await page.clock.fastForward(1500);
  await expect(status(page)).toContainText(form.slow, visibleText);
  await expect(status(page)).toContainText(form.mailtoShortened, visibleText);
  await expect(mailtoLink(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.clock.fastForward(300_000);
  await button.press('Enter');
  expect((await fieldValues(page)).message).toBe(message);
  const typed = { ...emptyMessage, message: 'And one thing more' };
  await fieldsOn(page).message.fill(typed.message);
  response.resolve(undefined);
  await expect(status(page)).toHaveText(messages.sent, visibleText);
  await expect(button).toHaveText(form.sendLabel, visibleText);
  expect(await fieldValues(page), 'typed since then').toEqual(typed);
  expect(requests).toHaveLength(1);

  // Now the response comes before the 15 seconds are over.
  await button.click();
  await expect.poll(() => fieldValues(page)).toEqual(emptyMessage);
  await page.clock.fastForward(16_000);
  await expect(status(page)).toHaveText(messages.sent, visibleText);
  expect(requests).toHaveLength(2);
});

/** Expects a text of the form's status, unless content sets the form to show none. */
async function expectStatus(page: Page, text: string): Promise<void> {
  await expect(status(page)).toContainText(showsStatus ? [text] : [], visibleText);
}
