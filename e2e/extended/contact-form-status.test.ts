import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import {
  emptyMessage,
  fieldsIn,
  fieldsOn,
  fieldValues,
  fillIn,
  mockEmailJs,
  respondWith,
  sampleMessage,
} from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { createTempSite, serve } from '../../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

const { form, messages } = content('pages/contact-us');

// All tests share one site, built with `feedback: status`.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const site = resources.use(
    await createTempSite(async (folder) => {
      const file = join(folder, 'src/content/pages/contact-us.yaml');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/^feedback: silent$/m, 'feedback: status'));
    }),
  );
  expect(site.code, site.output).toBe(0);
  ({ url } = resources.use(await serve(site.dist)));
});

test.beforeEach(async ({ page }) => {
  await page.goto(`${url}/ContactUs`);
  await fillIn(page);
});

test.afterAll(() => resources.disposeAsync());

test('while a message is being sent, the button says so and a second press does nothing', async ({
  page,
}) => {
  const response = Promise.withResolvers<undefined>();
  const requests = await mockEmailJs(page, async (route) => {
    await response.promise;
    await respondWith(200, 'OK')(route);
  });
  await button(page).click();
  await expect(button(page)).toHaveText(messages.sending);
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await fieldsOn(page).message.fill('And one thing more');
  response.resolve(undefined);
  await expect(status(page)).toHaveText(messages.sent);
  await expect(button(page)).toHaveText(form.sendLabel);
  expect(requests).toHaveLength(1);
  expect(await fieldValues(page), 'typed since then').toEqual({
    ...emptyMessage,
    message: 'And one thing more',
  });
});

test('an error, success and an invalid e-mail address are shown, each without a violation', async ({
  page,
  allowError,
}) => {
  allowError('status of 429');
  const requests = await mockEmailJs(page, (route) =>
    requests.length > 1 ? respondWith(200, 'OK')(route) : respondWith(429, 'Too Many Requests')(route),
  );
  await expect(status(page)).toBeEmpty();
  await button(page).click();
  await expect(status(page)).toContainText(messages.tooManyRequests);
  await expect(button(page)).toHaveText(form.sendLabel);
  await expect(status(page)).not.toContainText(messages.mailtoShortened);
  expect(await fieldValues(page)).toEqual(sampleMessage);
  const href = await status(page).getByRole('link', { name: messages.mailtoLabel }).getAttribute('href');
  const mailto = new URL(href ?? '');
  expect(mailto.href).toContain(`mailto:${content('church').email}?`);
  expect(mailto.searchParams.get('subject')).toBe(sampleMessage.title);
  expect(mailto.searchParams.get('body')).toBe(sampleMessage.message.replaceAll('\n', '\r\n'));
  expect(await violations(page), 'after an error').toEqual([]);

  await button(page).click();
  await expect(status(page)).toHaveText(messages.sent);
  expect(await fieldValues(page)).toEqual(emptyMessage);
  expect(await violations(page), 'after success').toEqual([]);

  await fieldsOn(page).user_email.fill('no address');
  await button(page).click();
  await expect(fieldsOn(page).user_email).toBeFocused();
  expect(await violations(page), 'after failed validation').toEqual([]);
  expect(requests).toHaveLength(2);
});

test('after 15 seconds the form says that sending takes longer, and keeps waiting for the one request', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${url}/ContactUs`);
  const message = multilingualText.repeat(40);
  await fillIn(page, { ...sampleMessage, message });
  const response = Promise.withResolvers<undefined>();
  const requests = await mockEmailJs(page, async (route) => {
    await response.promise;
    await respondWith(200, 'OK')(route);
  });
  await button(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.fastForward(14_000);
  await expect(status(page)).toBeEmpty();
  await page.clock.fastForward(1500);
  await expect(status(page)).toContainText(messages.slow);
  await expect(status(page)).toContainText(messages.mailtoShortened);
  const link = status(page).getByRole('link', { name: messages.mailtoLabel });
  expect((await link.getAttribute('href'))?.length).toBeLessThanOrEqual(2000);
  await expect(button(page)).toHaveText(messages.sending);
  expect(await violations(page)).toEqual([]);

  await page.clock.fastForward(300_000);
  await button(page).press('Enter');
  expect((await fieldValues(page)).message).toBe(message);
  response.resolve(undefined);
  await expect(status(page)).toHaveText(messages.sent);
  expect(requests).toHaveLength(1);
  expect(Object.fromEntries(await fieldsIn(requests[0]))).toMatchObject({ ...sampleMessage, message });
});

/** Emoji of several code points, right-to-left text with its marks, Coptic with combining strokes, HTML syntax. */
const multilingualText = '👩‍👧‍👦🕊️ \u200Fسَلَامٌ لَكُم\u200E Ⲡⲓⲟⲩⲱⲓⲛⲓ ⲛ̀ⲧⲁⲫⲙⲏⲓ ἐκκλησία <b>&amp;"\\\'; --\n';

/** The button, whose label changes while a message is being sent. */
function button(page: Page): Locator {
  return page.locator('form').getByRole('button');
}

function status(page: Page): Locator {
  return page.locator('form').getByRole('status');
}
