import { content } from '../support/content.ts';
import { expect, test } from './support/test.ts';
import type { PageDriver } from './support/page-driver.ts';

const { closeLabel, ...methods } = content('giving-methods');
const { zelle } = methods;
const { form } = content('pages/contact-us');

const openDialog = { shown: true, modal: true };

for (const [id, { buttonLabel, heading }] of Object.entries(methods)) {
  test(`${id}: dialog opens, keeps the focus, and Escape, button and backdrop close it`, async ({
    driver,
  }) => {
    await driver.open('/Giving');
    for (const close of [pressEscape, clickCloseButton, clickBackdrop]) {
      await driver.click('button', buttonLabel);
      await expect.poll(() => driver.look('dialog', heading)).toMatchObject(openDialog);
      expect(await driver.ask(isFocusInside)).toBe(true);
      for (let press = 0; press < 5; press++) await driver.press('Tab');
      expect(await driver.ask(isFocusOutside)).toBe(false);
      await close(driver);
      await expect.poll(() => driver.look('dialog', heading), close.name).toMatchObject({ shown: false });
      await expect.poll(() => driver.look('button', buttonLabel)).toMatchObject({ focused: true });
    }
  });

  test(`${id}: URL with its hash opens the dialog, and closing removes the hash`, async ({ driver }) => {
    await driver.open(`/Giving#${id}`);
    await expect.poll(() => driver.look('dialog', heading)).toMatchObject(openDialog);
    await driver.press('Escape');
    await expect.poll(() => driver.address()).toBe('/Giving');
  });
}

test('the keyboard opens a dialog', async ({ driver }) => {
  await driver.open('/Giving');
  for (let press = 0; press < 40; press++) {
    await driver.press('Tab');
    if ((await driver.look('button', zelle.buttonLabel)).focused) break;
  }
  await driver.press('Enter');
  await expect.poll(() => driver.look('dialog', zelle.heading)).toMatchObject(openDialog);
  await driver.press('Escape');
  await expect.poll(() => driver.look('button', zelle.buttonLabel)).toMatchObject({ focused: true });
});

test('Zelle: the button copies the number', async ({ driver }) => {
  await driver.open('/Giving');
  await driver.click('button', zelle.buttonLabel);
  await expect.poll(() => driver.look('dialog', zelle.heading)).toMatchObject(openDialog);
  await driver.click('button', zelle.copyLabel);
  await expect
    .poll(() => driver.ask(() => document.querySelector('dialog[open] [role=status]')?.textContent))
    .toBe(zelle.copiedLabel);
  const number = await driver.ask(() => document.querySelector('dialog[open] a')?.textContent);
  await driver.open('/ContactUs');
  await driver.click('textbox', form.messageLabel);
  await driver.press('Control', 'v');
  await expect.poll(() => driver.look('textbox', form.messageLabel)).toMatchObject({ value: number });
});

async function pressEscape(driver: PageDriver): Promise<void> {
  await driver.press('Escape');
}

async function clickCloseButton(driver: PageDriver): Promise<void> {
  await driver.click('button', closeLabel);
}

async function clickBackdrop(driver: PageDriver): Promise<void> {
  await driver.clickAt(20, 400);
}

/** Runs in the page. */
function isFocusInside(): boolean {
  return Boolean(document.activeElement?.closest('dialog'));
}

/** Runs in the page. The browser's own controls count as the body. */
function isFocusOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}
