import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import {
  emptyMessage,
  fieldsOn,
  fieldValues,
  fillIn,
  mockEmailJs,
  recordLog,
  respondWith,
  sampleMessage,
} from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { createTempSite, serve, type ServedSite, type TempSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

const { form, messages } = content('pages/contact-us');
const church = content('church');

// All tests share one site, built with `feedback: status`.
test.describe.configure({ mode: 'default' });
let site: TempSite;
let served: ServedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await createTempSite(async (folder) => {
    const file = join(folder, 'src/content/pages/contact-us.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^feedback: silent$/m, 'feedback: status'));
  });
  expect(site.code, site.output).toBe(0);
  served = await serve(site.dist);
});

test.beforeEach(async ({ page }) => {
  await page.goto(`${served.url}/ContactUs`);
  await fillIn(page);
});

test.afterAll(async () => {
  await served.stop();
  await site.remove();
});

test('the button shows that a message is being sent, and a second press does nothing', async ({ page }) => {
  const response = Promise.withResolvers<undefined>();
  const requests = await mockEmailJs(page, async (route) => {
    await response.promise;
    await respondWith(200, 'OK')(route);
  });
  await button(page).click();
  await expect(button(page)).toHaveText(messages.sending);
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await expect.poll(() => requests.length).toBe(1);
  response.resolve(undefined);
  await expect(button(page)).toHaveText(form.sendLabel);
  expect(requests).toHaveLength(1);
});

test('a sent message is confirmed, and the form is empty', async ({ page }) => {
  await mockEmailJs(page);
  const log = recordLog(page);
  await expect(status(page)).toBeEmpty();
  await button(page).click();
  await expect(status(page)).toHaveText(messages.sent);
  expect(await fieldValues(page)).toEqual(emptyMessage);
  expect(log).toEqual(['SUCCESS! 200 OK']);
});

for (const width of [320, 768, 1280]) {
  test(`axe finds no violation after success, failure and validation at ${width} px`, async ({
    page,
    allowError,
  }) => {
    allowError('status of 403');
    await page.setViewportSize({ width, height: 800 });
    await mockEmailJs(page);
    await button(page).click();
    await expect(status(page)).toHaveText(messages.sent);
    expect(await violations(page), 'after success').toEqual([]);

    await mockEmailJs(page, respondWith(403, 'Forbidden'));
    await fillIn(page);
    await button(page).click();
    await expect(status(page)).toContainText(messages.forbidden);
    expect(await violations(page), 'after a failure').toEqual([]);

    await fieldsOn(page).user_email.fill('no address');
    await button(page).click();
    await expect(fieldsOn(page).user_email).toBeFocused();
    expect(await violations(page), 'after failed validation').toEqual([]);
  });
}

test('text typed while a message is being sent stays', async ({ page }) => {
  await mockEmailJs(page, async (route) => {
    await fieldsOn(page).message.fill('And one thing more');
    await respondWith(200, 'OK')(route);
  });
  await button(page).click();
  await expect(status(page)).toHaveText(messages.sent);
  expect(await fieldValues(page)).toEqual({ ...emptyMessage, message: 'And one thing more' });
});

for (const [code, text, message] of [
  [451, 'Unavailable For Headless Browser', messages.headlessBrowser],
  [403, 'Forbidden', messages.forbidden],
  [429, 'Too Many Requests', messages.tooManyRequests],
  [500, '<!doctype html><h1>Internal Server Error</h1>', messages.other],
] as const) {
  test(`status ${code} has its message, and the fields stay`, async ({ page, allowError }) => {
    allowError(`status of ${code}`);
    await mockEmailJs(page, respondWith(code, text));
    await expectFailure(page, message, `FAILED... ${code} ${text}`);
  });
}

test('after a failure the same message can be sent again', async ({ page, allowError }) => {
  allowError('status of 429');
  const requests = await mockEmailJs(page, (route) =>
    requests.length > 1 ? respondWith(200, 'OK')(route) : respondWith(429, 'Too Many Requests')(route),
  );
  await button(page).click();
  await expect(status(page)).toContainText(messages.tooManyRequests);
  await button(page).click();
  await expect(status(page)).toHaveText(messages.sent);
  expect(requests).toHaveLength(2);
});

/** The button, whose label changes while a message is being sent. */
function button(page: Page): Locator {
  return page.locator('form').getByRole('button');
}

function status(page: Page): Locator {
  return page.locator('form').getByRole('status');
}

/** Sends the message and expects its failure in the status, with a `mailto:` link that has the same text. */
async function expectFailure(page: Page, message: string, logLine: string): Promise<void> {
  const log = recordLog(page);
  await button(page).click();
  await expect(status(page)).toContainText(message);
  expect(log).toEqual([logLine]);
  expect(await fieldValues(page)).toEqual(sampleMessage);
  await expect(button(page)).toHaveText(form.sendLabel);
  const href = await status(page).getByRole('link', { name: messages.mailtoLabel }).getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.href).toContain(`mailto:${church.email}?`);
  expect(url.searchParams.get('subject')).toBe(sampleMessage.title);
  expect(url.searchParams.get('body')).toBe(sampleMessage.message.replaceAll('\n', '\r\n'));
}
