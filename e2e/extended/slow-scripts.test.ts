import type { Page } from 'playwright/test';
import {
  mockEmailJs,
  fieldsIn,
  fieldsOf,
  fillIn,
  identifiers,
  fieldsAfterSending,
  sampleMessage,
} from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { expectHydrated, givingButton, send } from '../support/islands.ts';
import { delayScripts, failFirstRequests } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const { zelle } = content('giving-methods');

for (const [circumstance, arrange] of [
  ['takes three seconds', (page: Page) => delayScripts(page, 1500)],
  ['fails at the first request for each file', failFirstRequests],
] as const) {
  test.describe(`when the code ${circumstance}`, () => {
    test.beforeEach(async ({ page, allowError }) => {
      allowError('net::ERR_FAILED');
      await arrange(page);
    });

    test('a click on a giving button opens its modal at once, and it stays open', async ({ page }) => {
      await page.goto('/Giving');
      await givingButton(page).click();
      const dialog = page.getByRole('dialog', { name: zelle.heading });
      await expect(dialog).toBeVisible({ timeout: 500 });
      await expectHydrated(page, '#zelle');
      await expect(dialog).toBeVisible();
      await page.getByRole('button', { name: content('giving-methods').closeLabel }).click();
      await expect(dialog).toBeHidden();
    });

    test('a click that only the code can answer is answered when it is there', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.goto('/Giving');
      await givingButton(page).click();
      await page.getByRole('button', { name: zelle.copyLabel }).click();
      await expect(page.getByRole('button', { name: zelle.copiedLabel })).toBeVisible({ timeout: 10_000 });
    });

    test('where the browser knows no commands, the click is kept and the modal opens once', async ({
      page,
    }) => {
      await withoutCommands(page);
      await page.goto('/Giving');
      await givingButton(page).click();
      const dialog = page.getByRole('dialog', { name: zelle.heading });
      await expect(dialog).toBeHidden();
      await expect(dialog).toBeVisible({ timeout: 10_000 });
      await page.getByRole('button', { name: content('giving-methods').closeLabel }).click();
      await expect(dialog).toBeHidden();
      await page.waitForTimeout(500);
      await expect(dialog).toBeHidden();
    });

    test('a message that was sent before goes out once, with all that was typed', async ({ page }) => {
      const messages = await mockEmailJs(page);
      await page.goto('/ContactUs');
      await fillIn(page);
      await send(page).dblclick();
      await expect.poll(() => messages.length, { timeout: 15_000 }).toBe(1);
      await page.waitForTimeout(1000);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.isNavigationRequest()).toBe(false);
      expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...sampleMessage, ...identifiers });
      expect(await fieldsOf(page)).toEqual(fieldsAfterSending);
    });
  });
}

/** Takes the commands off the buttons, as if the browser did not know them. */
async function withoutCommands(page: Page): Promise<void> {
  await page.route('**/Giving', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/ command(for)?="[^"]*"/g, '') });
  });
}
