import type { Page } from 'playwright/test';
import { content } from './support/content.ts';
import {
  mockEmailJs,
  fieldsIn,
  fieldsOf,
  fillIn,
  identifiers,
  fieldsAfterSending,
  sampleMessage,
} from './support/contact-form.ts';
import { expectHydrated, givingButton, menuButton, send } from './support/islands.ts';
import { routes } from './support/routes.ts';
import { delayScripts, scriptFiles, recordScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const { zelle } = content('giving-methods');
const layout = content('layout');

for (const route of routes) {
  test(`${route} asks for no script until it is used`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(route, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
  });
}

for (const [sign, use] of [
  ['a pointer over it', (page: Page) => menuButton(page).hover()],
  ['the focus', (page: Page) => menuButton(page).focus()],
  ['a scroll of the page', (page: Page) => page.mouse.wheel(0, 10)],
] as const) {
  test(`${sign} wakes the bar, which asks for each of its files once`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto('/Home');
    await use(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded');
    expect(scripts).toHaveLength(3);
    expect(new Set(scripts).size).toBe(3);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a touch wakes the bar and opens the navigation', async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto('/Home');
    const toggle = page.getByRole('button', { name: layout.toggleLabel });
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(scripts).toHaveLength(3);
  });
});

test('a second island asks for its own code only', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/Giving');
  await menuButton(page).hover();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded');
  await givingButton(page).hover();
  await expect.poll(() => scripts.length).toBe(4);
  await page.waitForTimeout(300);
  expect(scripts).toHaveLength(4);
});

for (const [circumstance, arrange] of [
  ['is gone', (page: Page) => page.route(scriptFiles, (route) => route.fulfill({ status: 404 }))],
  ['cannot be reached', (page: Page) => page.route(scriptFiles, (route) => route.abort())],
] as const) {
  test.describe(`when the code ${circumstance}`, () => {
    test.beforeEach(async ({ page, allowError }) => {
      allowError('Failed to load resource');
      await arrange(page);
    });

    test('menu and modals work all the same', async ({ page }) => {
      await page.goto('/Giving');
      await menuButton(page).click();
      await expect(page.getByRole('link', { name: 'Watch Live' })).toBeVisible();
      await page.keyboard.press('Escape');
      await givingButton(page).click();
      const dialog = page.getByRole('dialog', { name: zelle.heading });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test('the browser posts the message itself, once, with the same fields', async ({ page }) => {
      const messages = await mockEmailJs(page);
      await page.goto('/ContactUs');
      await fillIn(page);
      await send(page).click();
      await expect.poll(() => messages.length, { timeout: 15_000 }).toBe(1);
      expect(messages[0]?.isNavigationRequest()).toBe(true);
      expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...sampleMessage, ...identifiers });
    });
  });
}

test('files that are gone are asked for once, and nothing else is sampleMessage to the console', async ({
  page,
  allowError,
}) => {
  allowError('status of 404');
  const scripts = recordScripts(page);
  await page.route(scriptFiles, (route) => route.fulfill({ status: 404 }));
  await page.goto('/Home');
  await menuButton(page).hover();
  await expect.poll(() => scripts.length).toBe(1);
  await page.waitForTimeout(2000);
  expect(scripts).toHaveLength(1);
});

test('code that never answers does not hold a message back for ever', async ({ page }) => {
  await page.clock.install();
  await page.route(scriptFiles, () => new Promise(() => undefined));
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await send(page).click();
  await page.clock.fastForward(9000);
  expect(messages).toHaveLength(0);
  await page.clock.fastForward(1500);
  await expect.poll(() => messages.length).toBe(1);
  expect(messages[0]?.isNavigationRequest()).toBe(true);
});

test('a message sent without a connection goes out when the connection is back', async ({
  page,
  context,
  allowError,
}) => {
  allowError('net::ERR_INTERNET_DISCONNECTED');
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await context.setOffline(true);
  await fillIn(page);
  await send(page).click();
  await page.waitForTimeout(5000);
  expect(messages).toHaveLength(0);
  expect(await fieldsOf(page)).toEqual(sampleMessage);
  await context.setOffline(false);
  await expect.poll(() => messages.length, { timeout: 10_000 }).toBe(1);
  expect(messages[0]?.isNavigationRequest()).toBe(false);
  expect(await fieldsOf(page)).toEqual(fieldsAfterSending);
});

test('what is typed before the code arrives stays', async ({ page }) => {
  await delayScripts(page, 400);
  await page.goto('/ContactUs');
  await fillIn(page);
  await expectHydrated(page, 'form');
  expect(await fieldsOf(page)).toEqual(sampleMessage);
});
