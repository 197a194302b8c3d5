import { fieldsIn, fillIn, identifiers, mockEmailJs, sampleMessage } from '../support/contact-form.ts';
import { lastMenuLink, menuButton, sendButton, siteHeader, givingButton } from '../support/islands.ts';
import { scriptFiles } from '../support/scripts.ts';
import { anyMethod } from '../support/giving.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, allowedErrors }) => {
  allowedErrors.push(/Failed to load resource/);
  await page.route(scriptFiles, (route) => route.fulfill({ status: 404 }));
});

test('without the code menu and dialogs work, and only that is logged', async ({ page }) => {
  const failed = page.waitForEvent('console');
  await page.goto('/Giving');
  await menuButton(page).click();
  await expect(siteHeader(page).getByRole('link', { name: lastMenuLink.label })).toBeVisible();
  await failed;
  await page.keyboard.press('Escape');
  await givingButton(page).click();
  const dialog = page.getByRole('dialog', { name: anyMethod.heading });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const message of await page.consoleMessages())
    expect(message.text()).toContain('Failed to load resource');
});

test('without the code the browser submits the message once, with the same fields', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => messages.length).toBe(1);
  expect(messages[0]?.isNavigationRequest()).toBe(true);
  expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...sampleMessage, ...identifiers });
});
