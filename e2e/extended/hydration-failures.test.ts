import {
  fieldsIn,
  fieldsOn,
  fieldValues,
  fillIn,
  sampleFields,
  mockEmailJs,
  recordLog,
  sampleMessage,
  showsStatus,
} from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { lastMenuLink, menuButton, sendButton, siteHeader, givingButton } from '../support/islands.ts';
import { scriptFiles } from '../support/scripts.ts';
import { anyMethod } from '../support/giving.ts';
import { expect, test } from '../support/test.ts';

const { messages: texts } = content('pages/contact-us');

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

test('without the code each press sends the message, an invalid address has the error of the browser', async ({
  page,
}) => {
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  const failed = page.waitForEvent('console');
  await page.goto('/ContactUs');
  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  await sendButton(page).click();
  await failed;
  // The browser focuses the field for its error.
  await expect(fieldsOn(page).user_email).toBeFocused();
  expect(messages).toHaveLength(0);
  await fillIn(page);
  for (const presses of [1, 2]) {
    await sendButton(page).click();
    await expect.poll(() => log).toHaveLength(presses);
    await expect(page.locator('form').getByText(texts.sent)).toHaveCount(showsStatus ? 1 : 0);
    expect(messages).toHaveLength(presses);
    expect(await fieldsIn(messages.at(-1))).toEqual(sampleFields);
  }
  expect(await fieldValues(page)).toEqual(sampleMessage);
  expect(new URL(page.url()).pathname).toBe('/ContactUs');
});
