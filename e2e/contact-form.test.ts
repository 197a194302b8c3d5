import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import {
  blockStorage,
  emptyMessage,
  fieldsIn,
  fieldsOn,
  fieldValues,
  fillIn,
  identifiers,
  mockEmailJs,
  neverRespond,
  recordLog,
  respondWith,
  sampleMessage,
  showsStatus,
} from './support/contact-form.ts';
import { sendButton } from './support/islands.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/ContactUs');
});

test('a message is posted to EmailJS as multipart form data, with exactly eight fields', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => messages.length).toBe(1);
  const [message] = messages;
  expect(message?.method()).toBe('POST');
  expect(message?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(await message?.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(await fieldsIn(message)).toEqual(Object.entries({ ...sampleMessage, ...identifiers }));
});

test('the message is the same that the library of EmailJS posts', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => messages.length).toBe(1);
  // The form is empty now if content makes it show the outcome.
  await fillIn(page);
  await page.evaluate(readFileSync('node_modules/@emailjs/browser/dist/email.min.js', 'utf8'));
  await page.evaluate(async ({ service_id, template_id, user_id }) => {
    const form = document.forms[0]?.cloneNode(true) as HTMLFormElement;
    form.querySelectorAll('[type=hidden]').forEach((field) => field.remove());
    const { emailjs } = window as unknown as { emailjs: { sendForm: (...args: unknown[]) => Promise<void> } };
    await emailjs.sendForm(service_id, template_id, form, { publicKey: user_id });
  }, identifiers);
  const [ours, theirs] = messages;
  expect([ours?.url(), ours?.method(), await fieldsIn(ours)]).toEqual([
    theirs?.url(),
    theirs?.method(),
    await fieldsIn(theirs),
  ]);
});

test('no field is required: an empty form is sent', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await sendButton(page).click();
  await expect.poll(() => messages.length).toBe(1);
  expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...emptyMessage, ...identifiers });
});

test('the browser rejects an invalid e-mail address', async ({ page }) => {
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  const email = fieldsOn(page).user_email;
  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await email.fill(sampleMessage.user_email);
  await sendButton(page).click();
  await expect.poll(() => log).toHaveLength(1);
  expect(messages).toHaveLength(1);
  expect(Object.fromEntries(await fieldsIn(messages[0]))).toMatchObject(sampleMessage);
});

test('success is only logged', async ({ page }) => {
  await mockEmailJs(page);
  await expectOnlyLogged(page, 'SUCCESS! 200 OK');
});

test('an error status is only logged, with its text', async ({ page, allowError }) => {
  allowError('status of 403');
  await mockEmailJs(page, respondWith(403, 'Forbidden'));
  await expectOnlyLogged(page, 'FAILED... 403 Forbidden');
});

test('a network error is only logged', async ({ page, allowError }) => {
  allowError('net::ERR_INTERNET_DISCONNECTED');
  await mockEmailJs(page, (route) => route.abort('internetdisconnected'));
  await expectOnlyLogged(page, 'FAILED... 0 Network Error');
});

test('after 15 seconds without a response the request is canceled, and that is logged', async ({
  page,
  allowError,
}) => {
  allowError('net::ERR_');
  await page.clock.install();
  const messages = await mockEmailJs(page, neverRespond);
  const log = recordLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => messages.length).toBe(1);
  await page.clock.fastForward(14_000);
  expect(log).toEqual([]);
  const canceled = page.waitForEvent('requestfailed');
  await page.clock.fastForward(1500);
  await expect.poll(() => log).toEqual(['FAILED... 0 Time-out']);
  expect(await canceled).toBe(messages[0]);
  expect(await fieldValues(page)).toEqual(sampleMessage);
});

test('a message is sent where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await mockEmailJs(page);
  await page.reload();
  await expectOnlyLogged(page, 'SUCCESS! 200 OK');
});

test('the connection to EmailJS is opened at the first interaction, not before', async ({ page }) => {
  const preconnect = page.locator('link[rel=preconnect]');
  await expect(preconnect).toHaveCount(0);
  await fieldsOn(page).user_name.focus();
  await expect(preconnect).toHaveAttribute('href', 'https://api.emailjs.com');
});

test('without an identifier nothing is sent, and the log says so', async ({ page }) => {
  await page.route('**/ContactUs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(identifiers.user_id, '') });
  });
  const messages = await mockEmailJs(page);
  await page.reload();
  await expectOnlyLogged(page, 'FAILED... 0 The user_id is required');
  expect(messages).toHaveLength(0);
});

test('a double click sends once; a later click sends again', async ({ page }) => {
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect.poll(() => log).toHaveLength(1);
  expect(messages).toHaveLength(1);
  await sendButton(page).click();
  await expect.poll(() => log).toHaveLength(2);
  expect(messages).toHaveLength(2);
});

test('Enter in a field sends once', async ({ page }) => {
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  await fillIn(page);
  await fieldsOn(page).user_name.press('Enter');
  await expect.poll(() => log).toHaveLength(1);
  expect(messages).toHaveLength(1);
});

/** Sends a message and expects one line in the log, and no change of the page and its fields. */
async function expectOnlyLogged(page: Page, line: string): Promise<void> {
  test.skip(showsStatus, 'Content sets the form to show the outcome.');
  const log = recordLog(page);
  await fillIn(page);
  const before = await page.getByRole('main').ariaSnapshot();
  await sendButton(page).click();
  await expect.poll(() => log).toEqual([line]);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  expect(await fieldValues(page)).toEqual(sampleMessage);
}
