import { words } from './support/content.ts';
import {
  fieldsAfterSending,
  fieldsIn,
  fieldsOn,
  fieldValues,
  fillIn,
  sampleFields,
  mockEmailJs,
  recordLog,
  sampleMessage,
} from './support/contact-form.ts';
import {
  anyMethod,
  copyMethods,
  expectHydrated,
  menuButton,
  sendButton,
  toggle,
  givingButton,
} from './support/page-objects.ts';
import { holdScripts } from './support/scripts.ts';
import { scrollPageTo } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

const { form } = words;

test('a pointer over it, focus, or scrolling the page hydrates the header', async ({ page }) => {
  const menu = menuButton(page);
  for (const interact of [() => menu.hover(), () => menu.focus(), () => scrollPageTo(page, 10)]) {
    // A pointer over the header would hydrate it again.
    await page.mouse.move(640, 600);
    await page.goto('/Home');
    await expect(menu).not.toHaveAttribute('aria-expanded');
    await interact();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
});

test.describe('touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap opens the navigation and hydrates the header', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot tap over WebDriver BiDi.');
    await page.goto('/Home');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });
});

test('before hydration a dialog opens at once, and a click in it is replayed', async ({ page }) => {
  const [method] = copyMethods;
  test.skip(!method, 'The church offers no method with a button inside its dialog.');
  if (!method) return;
  const releaseScripts = await holdScripts(page);
  await page.goto('/Giving');
  await page.getByRole('button', { name: method.buttonLabel }).click();
  const dialog = page.getByRole('dialog', { name: method.heading });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: method.words.button }).click();
  releaseScripts();
  await expect(dialog.getByRole('status')).toHaveText(words.copied);
  await page.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
});

test('what stands in the form when Send is pressed before hydration is sent at once, and once', async ({
  page,
}) => {
  const messages = await mockEmailJs(page);
  const log = recordLog(page);
  const releaseScripts = await holdScripts(page);
  await page.goto('/ContactUs');
  await fillIn(page);
  await sendButton(page).dblclick();
  await fieldsOn(page).message.fill('');
  await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
  expect(messages[0]?.isNavigationRequest()).toBe(false);
  expect(await fieldsIn(messages[0])).toEqual(sampleFields);
  await fieldsOn(page).message.fill(sampleMessage.message);

  releaseScripts();
  await expectHydrated(page, 'form');
  await expect.poll(() => fieldValues(page)).toEqual(fieldsAfterSending);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(messages).toHaveLength(1);
  expect(log).toHaveLength(1);
});

test("an address that is refused before hydration has the form's own error", async ({ page }) => {
  // Safari has it since version 16.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
  const messages = await mockEmailJs(page);
  const releaseScripts = await holdScripts(page);
  await page.goto('/ContactUs');
  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  const email = fieldsOn(page).user_email;
  await sendButton(page).click();
  // The browser would focus the field for its own error.
  await expect(email).not.toBeFocused();
  releaseScripts();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(form.emailError);
  await expect(page.getByText(form.emailError)).toBeVisible();
  expect(messages).toHaveLength(0);
});

test('a giving dialog that is opened and closed before hydration stays closed', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/Giving');
  await givingButton(page).click();
  await page.getByRole('button', { name: words.close }).click();
  releaseScripts();
  await expectHydrated(page, `#${anyMethod.id}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});
