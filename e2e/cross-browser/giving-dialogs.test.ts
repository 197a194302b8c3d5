import { content } from '../support/content.ts';
import { anyMethod, copyMethods, givingLabels, givingMethods } from '../support/giving.ts';
import { expect, test } from './support/test.ts';
import type { PageDriver } from './support/page-driver.ts';

const { form } = content('pages/contact-us');

const open = { visible: true, modal: true };

for (const { id, buttonLabel, heading } of givingMethods) {
  test(`${id}: the dialog opens and keeps the focus; Escape, button and backdrop close it`, async ({
    driver,
  }) => {
    await driver.goto('/Giving');
    for (const close of [pressEscape, clickClose, clickBackdrop]) {
      await driver.click('button', buttonLabel);
      await expect.poll(() => driver.query('dialog', heading)).toMatchObject(open);
      expect(await driver.evaluate(isFocusInside)).toBe(true);
      for (let press = 0; press < 5; press++) await driver.press('Tab');
      expect(await driver.evaluate(isFocusOutside)).toBe(false);
      await close(driver);
      await expect.poll(() => driver.query('dialog', heading), close.name).toMatchObject({ visible: false });
      await expect.poll(() => driver.query('button', buttonLabel)).toMatchObject({ focused: true });
    }
  });

  test(`${id}: the URL's hash opens the dialog`, async ({ driver }) => {
    await driver.goto(`/Giving#${id}`);
    await expect.poll(() => driver.query('dialog', heading)).toMatchObject(open);
    await driver.press('Escape');
    await expect.poll(() => driver.url()).toBe('/Giving');
  });
}

test('Enter opens a dialog', async ({ driver }) => {
  await driver.goto('/Giving');
  await driver.tabTo(anyMethod.buttonLabel);
  await driver.press('Enter');
  await expect.poll(() => driver.query('dialog', anyMethod.heading)).toMatchObject(open);
  await driver.press('Escape');
  await expect.poll(() => driver.query('button', anyMethod.buttonLabel)).toMatchObject({ focused: true });
});

for (const { id, buttonLabel, heading, copied, labels } of copyMethods) {
  test(`${id}: the number or the address can be copied and pasted`, async ({ driver }) => {
    await driver.goto('/Giving');
    await driver.click('button', buttonLabel);
    await expect.poll(() => driver.query('dialog', heading)).toMatchObject(open);
    await driver.click('button', labels.copyLabel);
    const status = () =>
      driver.evaluate(() => document.querySelector('dialog[open] [role=status]')?.textContent);
    await expect.poll(status).toBe(givingLabels.copiedLabel);
    await driver.goto('/ContactUs');
    await driver.click('textbox', form.messageLabel);
    await driver.press('Control', 'v');
    await expect.poll(() => driver.query('textbox', form.messageLabel)).toMatchObject({ value: copied });
  });
}

async function pressEscape(driver: PageDriver): Promise<void> {
  await driver.press('Escape');
}

async function clickClose(driver: PageDriver): Promise<void> {
  await driver.click('button', givingLabels.closeLabel);
}

/** Repeats the click: soon after the one that opened the dialog, it counts as the second click of a double click. */
async function clickBackdrop(driver: PageDriver): Promise<void> {
  const isOpen = async () => {
    await driver.clickAt(20, 400);
    return driver.evaluate(() => document.querySelector('dialog[open]') !== null);
  };
  await expect.poll(isOpen).toBe(false);
}

/** Runs in the page. */
function isFocusInside(): boolean {
  return Boolean(document.activeElement?.closest('dialog'));
}

/** Runs in the page. While the browser's own controls have the focus, the active element is the body. */
function isFocusOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}
