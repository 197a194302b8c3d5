import type { Page } from 'playwright/test';
import {
  fieldsAfterSending,
  fieldsIn,
  fieldValues,
  fillIn,
  identifiers,
  mockEmailJs,
  neverRespond,
  recordLog,
  sampleMessage,
} from './support/contact-form.ts';
import { content } from './support/content.ts';
import {
  expectHydrated,
  lastMenuLink,
  menuButton,
  sendButton,
  siteHeader,
  toggle,
  zelleButton,
} from './support/islands.ts';
import { holdScripts, scriptFiles } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const { zelle, closeLabel } = content('giving-methods');

for (const [interaction, interact] of [
  ['a pointer over it', (page: Page) => menuButton(page).hover()],
  ['focus', (page: Page) => menuButton(page).focus()],
  ['scrolling the page', (page: Page) => page.mouse.wheel(0, 10)],
] as const) {
  test(`${interaction} hydrates the header`, async ({ page }) => {
    await page.goto('/Home');
    await interact(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test.describe('touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap opens the navigation and hydrates the header', async ({ page }) => {
    await page.goto('/Home');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });
});

for (const firstAttempt of ['waits', 'fails'] as const) {
  test.describe(`before hydration, when the first request for the code ${firstAttempt}`, () => {
    let releaseScripts: () => void;

    test.beforeEach(async ({ page, allowError }) => {
      if (firstAttempt === 'fails') allowError('net::ERR_FAILED');
      releaseScripts = await holdScripts(page, firstAttempt);
    });

    test('a giving dialog opens at once, stays open, and a click in it is replayed', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.goto('/Giving');
      await zelleButton(page).click();
      const dialog = page.getByRole('dialog', { name: zelle.heading });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: zelle.copyLabel }).click();
      releaseScripts();
      await expect(dialog.getByRole('status')).toHaveText(zelle.copiedLabel);
      await page.getByRole('button', { name: closeLabel }).click();
      await expect(dialog).toBeHidden();
    });

    test('a message is sent once, with all its fields', async ({ page }) => {
      const messages = await mockEmailJs(page);
      const log = recordLog(page);
      await page.goto('/ContactUs');
      await fillIn(page);
      await sendButton(page).dblclick();
      releaseScripts();
      await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.isNavigationRequest()).toBe(false);
      expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...sampleMessage, ...identifiers });
      expect(await fieldValues(page)).toEqual(fieldsAfterSending);
    });
  });
}

test('a giving dialog that is opened and closed before hydration stays closed', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/Giving');
  await zelleButton(page).click();
  await page.getByRole('button', { name: closeLabel }).click();
  releaseScripts();
  await expectHydrated(page, '#zelle');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('without invoker commands a click on a giving button before hydration is replayed once', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await removeInvokerCommands(page);
  await page.goto('/Giving');
  await zelleButton(page).click();
  const dialog = page.getByRole('dialog', { name: zelle.heading });
  await expect(dialog).toBeHidden();
  releaseScripts();
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: closeLabel }).click();
  await expect(dialog).toBeHidden();
});

test('without requestSubmit a message submitted before hydration is sent', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  });
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  const releaseScripts = await holdScripts(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await sendButton(page).click();
  releaseScripts();
  await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
  expect(messages).toHaveLength(1);
});

test('a replayed message is not submitted natively after 10 seconds', async ({ page }) => {
  await page.clock.install();
  const messages = await mockEmailJs(page, neverRespond);
  const releaseScripts = await holdScripts(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await sendButton(page).click();
  releaseScripts();
  await expect.poll(() => messages.length).toBe(1);
  await page.clock.fastForward(11_000);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(messages).toHaveLength(1);
});

test('a message is submitted natively if the code has not arrived after 10 seconds', async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await sendButton(page).click();
  await page.clock.fastForward(9000);
  expect(messages).toHaveLength(0);
  await page.clock.fastForward(1500);
  await expect.poll(() => messages.length).toBe(1);
  expect(messages[0]?.isNavigationRequest()).toBe(true);
});

for (const [failure, fail] of [
  ['is gone', (page: Page) => page.route(scriptFiles, (route) => route.fulfill({ status: 404 }))],
  ['cannot be reached', (page: Page) => page.route(scriptFiles, (route) => route.abort())],
] as const) {
  test.describe(`when the code ${failure}`, () => {
    test.beforeEach(async ({ page, allowError }) => {
      allowError('Failed to load resource');
      await fail(page);
    });

    test('menu and dialogs work, and only that is logged', async ({ page }) => {
      const log: string[] = [];
      page.on('console', (message) => log.push(message.text()));
      const failed = page.waitForEvent('console');
      await page.goto('/Giving');
      await menuButton(page).click();
      await expect(siteHeader(page).getByRole('link', { name: lastMenuLink.label })).toBeVisible();
      await failed;
      await page.keyboard.press('Escape');
      await zelleButton(page).click();
      const dialog = page.getByRole('dialog', { name: zelle.heading });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      for (const line of log) expect(line).toContain('Failed to load resource');
    });

    test('the browser submits the message once, with the same fields', async ({ page }) => {
      const messages = await mockEmailJs(page);
      await page.goto('/ContactUs');
      await fillIn(page);
      await sendButton(page).click();
      await expect.poll(() => messages.length).toBe(1);
      expect(messages[0]?.isNavigationRequest()).toBe(true);
      expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...sampleMessage, ...identifiers });
    });
  });
}

test('a message submitted offline is sent when the connection is back', async ({
  page,
  context,
  allowError,
}) => {
  allowError('net::ERR_INTERNET_DISCONNECTED');
  await page.clock.install();
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto('/ContactUs');
  await context.setOffline(true);
  await fillIn(page);
  await sendButton(page).click();
  // Astro tries twice; scrolling to the form hydrates the header too.
  await expect.poll(() => failed.filter((url) => url.includes('ContactForm')).length).toBe(2);
  await page.clock.fastForward(11_000);
  expect(messages).toHaveLength(0);
  expect(await fieldValues(page)).toEqual(sampleMessage);
  await context.setOffline(false);
  await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.isNavigationRequest()).toBe(false);
  expect(await fieldValues(page)).toEqual(fieldsAfterSending);
});

/** Removes the commands from the buttons, as if the browser did not support them. */
async function removeInvokerCommands(page: Page): Promise<void> {
  await page.route('**/Giving', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/ command(for)?="[^"]*"/g, '') });
  });
}
