import type { Locator, Page } from 'playwright/test';
import { content } from './support/content.ts';
import {
  answers,
  answering,
  mockEmailJs,
  fieldsIn,
  fieldsOf,
  fillIn,
  identifiers,
  logOf,
  sampleMessage,
} from './support/contact-form.ts';
import { delayScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const { form } = content('pages/contact-us');

test('a message is posted to EmailJS as multipart form data, with exactly eight fields', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => messages.length).toBe(1);
  const [message] = messages;
  expect(message?.method()).toBe('POST');
  expect(message?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(await message?.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(await fieldsIn(message)).toEqual(Object.entries({ ...sampleMessage, ...identifiers }));
});

test('nothing is required: an empty form is sent as well', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await send(page).click();
  await expect.poll(() => messages.length).toBe(1);
  const nothing = { user_name: '', user_email: '', title: '', message: '' };
  expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...nothing, ...identifiers });
});

test('the browser itself checks the e-mail address, and only that', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  await send(page).click();
  await expect(page.getByLabel(form.emailLabel)).toBeFocused();
  await page.waitForTimeout(500);
  expect(messages).toHaveLength(0);
  await page.getByLabel(form.emailLabel).fill(sampleMessage.user_email);
  await send(page).click();
  await expect.poll(() => messages.length).toBe(1);
});

test('a very long text of every script arrives as it was sampleMessage', async ({ page }) => {
  const messages = await mockEmailJs(page);
  const long = 'ⲡⲉⲛⲓⲱⲧ السلام ☩ 🕊️ & <b>"\\ \n'.repeat(5000).trim();
  await page.goto('/ContactUs');
  // Typed or pasted by the browser's hand, so long a text takes it minutes.
  await page.getByLabel(form.messageLabel).evaluate((field, text) => {
    (field as HTMLTextAreaElement).value = text;
  }, long);
  await send(page).click();
  await expect.poll(() => messages.length).toBe(1);
  expect(new Map(await fieldsIn(messages[0])).get('message')).toBe(long);
});

test('a message that was taken is logged, and nothing changes on the page', async ({ page }) => {
  await mockEmailJs(page);
  await expectOnlyALogLine(page, 'SUCCESS! 200 OK');
});

test('an answer without words counts as taken', async ({ page }) => {
  await mockEmailJs(page, answering(200, ''));
  await expectOnlyALogLine(page, /^SUCCESS! 200\s*$/);
});

for (const [status, text] of [
  [451, 'Unavailable For Headless Browser'],
  [403, 'Forbidden'],
  [429, 'Too Many Requests'],
  [500, '<!doctype html><title>Error</title><h1>Internal Server Error</h1>'],
] as const) {
  test(`the refusal ${status} is logged with its text, and nothing changes on the page`, async ({
    page,
    allowError,
  }) => {
    allowError(`status of ${status}`);
    await mockEmailJs(page, answering(status, text));
    await expectOnlyALogLine(page, `FAILED... ${status} ${text}`);
  });
}

test('without a connection the failure is logged', async ({ page, allowError }) => {
  allowError('net::ERR_INTERNET_DISCONNECTED');
  await mockEmailJs(page, (route) => route.abort('internetdisconnected'));
  await expectOnlyALogLine(page, 'FAILED... 0 Network Error');
});

test('a service that never answers is given up after 15 seconds', async ({ page }) => {
  await page.clock.install();
  const messages = await mockEmailJs(page, () => new Promise(() => undefined));
  const log = logOf(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => messages.length).toBe(1);
  await page.clock.fastForward(14_000);
  expect(log).toEqual([]);
  await page.clock.fastForward(1500);
  await expect.poll(() => log).toEqual(['FAILED... 0 Time-out']);
  expect(await fieldsOf(page)).toEqual(sampleMessage);
});

test('where storage is blocked the failure is logged', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await mockEmailJs(page);
  await expectOnlyALogLine(page, 'FAILED... 0 Access is denied for this document.');
});

for (const [id, text] of [
  [identifiers.user_id, 'The public key is required'],
  [identifiers.service_id, 'The service ID is required'],
  [identifiers.template_id, 'The template ID is required'],
] as const) {
  test(`without an identifier nothing is sent, and the log says: ${text}`, async ({ page }) => {
    await page.route('**/ContactUs', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(id, '') });
    });
    const messages = await mockEmailJs(page);
    await expectOnlyALogLine(page, new RegExp(`^FAILED\\.\\.\\. 0 ${text}`));
    expect(messages).toHaveLength(0);
  });
}

test('pressing twice sends once; pressing again afterwards sends again', async ({ page }) => {
  const messages = await mockEmailJs(page);
  const log = logOf(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await send(page).dblclick();
  await expect.poll(() => log).toHaveLength(1);
  expect(messages).toHaveLength(1);
  await send(page).click();
  await expect.poll(() => log).toHaveLength(2);
  expect(messages).toHaveLength(2);
});

test('a message goes out as it stood when it was sent, whatever is typed meanwhile', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await delayScripts(page, 800);
  await send(page).click();
  await page.getByLabel(form.messageLabel).fill('And one thing more');
  await expect.poll(() => messages.length).toBe(1);
  expect(new Map(await fieldsIn(messages[0])).get('message')).toBe(sampleMessage.message);
  await expect(page.getByLabel(form.messageLabel)).toHaveValue('And one thing more');
});

test('Enter in a field sends as well, once', async ({ page }) => {
  const messages = await mockEmailJs(page);
  const log = logOf(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await page.getByLabel(form.nameLabel).press('Enter');
  await expect.poll(() => log).toHaveLength(1);
  expect(messages).toHaveLength(1);
});

function send(page: Page): Locator {
  return page.getByRole('button', { name: form.sendLabel });
}

/** Sends a message and sees that the log gets one line and the page, its texts and its fields stay as they were. */
async function expectOnlyALogLine(page: Page, line: string | RegExp): Promise<void> {
  test.skip(answers, 'The parish has switched the form’s messages on.');
  const log = logOf(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  const before = await page.getByRole('main').ariaSnapshot();
  await send(page).click();
  await expect.poll(() => log.length).toBe(1);
  await page.waitForTimeout(300);
  expect(log).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  expect(await fieldsOf(page)).toEqual(sampleMessage);
}
