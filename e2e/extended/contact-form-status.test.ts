import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { content } from '../support/content.ts';
import {
  answering,
  mockEmailJs,
  fieldsOf,
  fillIn,
  logOf,
  taken,
  sampleMessage,
} from '../support/contact-form.ts';
import { createTempSite, type TempSite, serve, type ServedSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

const { form, messages: words } = content('pages/contact-us');
const church = content('church');
const empty = { user_name: '', user_email: '', title: '', message: '' };

// One site, built with the setting on, for all of these.
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

test.afterAll(async () => {
  await served.stop();
  await site.remove();
});

test.beforeEach(async ({ page }) => {
  await page.goto(`${served.url}/ContactUs`);
  await fillIn(page);
});

test('while a message is on its way the button says so, and a second press does nothing', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const arrived = await mockEmailJs(page, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await taken(route);
  });
  await button(page).click();
  await expect(button(page)).toHaveText(words.sending);
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await expect.poll(() => arrived.length).toBe(1);
  answer();
  await expect(button(page)).toHaveText(form.sendLabel);
  expect(arrived).toHaveLength(1);
});

test('a message that was taken is thanked for, and the form is empty again', async ({ page }) => {
  await mockEmailJs(page);
  const log = logOf(page);
  await expect(status(page)).toBeEmpty();
  await button(page).click();
  await expect(status(page)).toHaveText(words.sent);
  expect(await fieldsOf(page)).toEqual(empty);
  expect(log).toEqual(['SUCCESS! 200 OK']);
});

for (const width of [320, 768, 1280]) {
  test(`axe finds nothing wrong with a form that was sent, refused or held back, ${width} px wide`, async ({
    page,
    allowError,
  }) => {
    allowError('status of 403');
    await page.setViewportSize({ width, height: 800 });
    await mockEmailJs(page);
    await button(page).click();
    await expect(status(page)).toHaveText(words.sent);
    expect(await violations(page), 'sent').toEqual([]);

    await mockEmailJs(page, answering(403, 'Forbidden'));
    await fillIn(page);
    await button(page).click();
    await expect(status(page)).toContainText(words.forbidden);
    expect(await violations(page), 'refused').toEqual([]);

    await page.getByLabel(form.emailLabel).fill('no address');
    await button(page).click();
    await expect(page.getByLabel(form.emailLabel)).toBeFocused();
    expect(await violations(page), 'held back by the browser').toEqual([]);
  });
}

test('what is typed while a message is on its way stays', async ({ page }) => {
  await mockEmailJs(page, async (route) => {
    await page.getByLabel(form.messageLabel).fill('And one thing more');
    await taken(route);
  });
  await button(page).click();
  await expect(status(page)).toHaveText(words.sent);
  expect(await fieldsOf(page)).toEqual({ ...empty, message: 'And one thing more' });
});

for (const [code, text, word] of [
  [451, 'Unavailable For Headless Browser', words.headlessBrowser],
  [403, 'Forbidden', words.forbidden],
  [429, 'Too Many Requests', words.tooManyRequests],
  [500, '<!doctype html><h1>Internal Server Error</h1>', words.other],
] as const) {
  test(`the refusal ${code} is told in plain words, and the text is kept`, async ({ page, allowError }) => {
    allowError(`status of ${code}`);
    await mockEmailJs(page, answering(code, text));
    await expectFailure(page, word, `FAILED... ${code} ${text}`);
  });
}

test('a missing connection is told in plain words, and the text is kept', async ({ page, allowError }) => {
  allowError('net::ERR_INTERNET_DISCONNECTED');
  await mockEmailJs(page, (route) => route.abort('internetdisconnected'));
  await expectFailure(page, words.networkError, 'FAILED... 0 Network Error');
});

test('a service that does not answer in 15 seconds is told of, and the text is kept', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await fillIn(page);
  const arrived = await mockEmailJs(page, () => new Promise(() => undefined));
  const failure = expectFailure(page, words.timeout, 'FAILED... 0 Time-out');
  await expect.poll(() => arrived.length).toBe(1);
  await page.clock.fastForward(15_500);
  await failure;
});

test('blocked storage is told of in plain words, and the text is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await page.reload();
  await fillIn(page);
  await expectFailure(page, words.other, 'FAILED... 0 Access is denied.');
});

test('after a failure the same message can be sent again', async ({ page, allowError }) => {
  allowError('status of 429');
  let refusals = 1;
  const arrived = await mockEmailJs(page, (route) =>
    refusals-- > 0 ? answering(429, 'Too Many Requests')(route) : taken(route),
  );
  await button(page).click();
  await expect(status(page)).toContainText(words.tooManyRequests);
  await button(page).click();
  await expect(status(page)).toHaveText(words.sent);
  expect(arrived).toHaveLength(2);
});

function button(page: Page): Locator {
  return page.locator('form').getByRole('button');
}

function status(page: Page): Locator {
  return page.locator('form').getByRole('status');
}

/** Sends the message and sees that its failure is announced, with a way to write an e-mail instead. */
async function expectFailure(page: Page, word: string, line: string): Promise<void> {
  const log = logOf(page);
  await button(page).click();
  await expect(status(page)).toContainText(word, { timeout: 10_000 });
  expect(log).toEqual([line]);
  expect(await fieldsOf(page)).toEqual(sampleMessage);
  await expect(button(page)).toHaveText(form.sendLabel);
  const href = await status(page).getByRole('link', { name: words.mailtoLabel }).getAttribute('href');
  const mail = new URL(href ?? '');
  expect(mail.href).toContain(`mailto:${church.email}?`);
  expect(mail.searchParams.get('subject')).toBe(sampleMessage.title);
  expect(mail.searchParams.get('body')).toBe(sampleMessage.message.replaceAll('\n', '\r\n'));
}
