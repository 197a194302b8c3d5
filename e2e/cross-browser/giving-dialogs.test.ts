import { content } from '../support/content.ts';
import { expect, test } from './support/test.ts';
import type { PageDriver } from './support/page-driver.ts';

const { closeLabel, ...methods } = content('giving-methods');
const { zelle } = methods;
const { form } = content('pages/contact-us');

const shown = { shown: true, modal: true };

for (const [id, { buttonLabel, heading }] of Object.entries(methods)) {
  test(`${id}: the modal opens, holds the focus, and closes in every method`, async ({ driver }) => {
    await driver.open('/Giving');
    for (const close of [withEscape, withItsButton, withAClickBeside]) {
      await driver.click('button', buttonLabel);
      await expect.poll(() => driver.look('dialog', heading)).toMatchObject(shown);
      expect(await driver.ask(focusIsInside)).toBe(true);
      for (let press = 0; press < 5; press++) await driver.press('Tab');
      expect(await driver.ask(focusIsOutside)).toBe(false);
      await close(driver);
      await expect.poll(() => driver.look('dialog', heading), close.name).toMatchObject({ shown: false });
      await expect.poll(() => driver.look('button', buttonLabel)).toMatchObject({ focused: true });
    }
  });

  test(`${id}: an address that names it opens it`, async ({ driver }) => {
    await driver.open(`/Giving#${id}`);
    await expect.poll(() => driver.look('dialog', heading)).toMatchObject(shown);
    await driver.press('Escape');
    await expect.poll(() => driver.address()).toBe('/Giving');
  });
}

test('the keyboard opens a modal as well', async ({ driver }) => {
  await driver.open('/Giving');
  for (let press = 0; press < 40; press++) {
    await driver.press('Tab');
    if ((await driver.look('button', zelle.buttonLabel)).focused) break;
  }
  await driver.press('Enter');
  await expect.poll(() => driver.look('dialog', zelle.heading)).toMatchObject(shown);
  await driver.press('Escape');
  await expect.poll(() => driver.look('button', zelle.buttonLabel)).toMatchObject({ focused: true });
});

test('the number for Zelle is copied, and can be pasted', async ({ driver }) => {
  await driver.open('/Giving');
  await driver.click('button', zelle.buttonLabel);
  await expect.poll(() => driver.look('dialog', zelle.heading)).toMatchObject(shown);
  await driver.click('button', zelle.copyLabel);
  await expect.poll(() => driver.look('button', zelle.copiedLabel)).toMatchObject({ shown: true });
  const number = await driver.ask(() => document.querySelector('dialog[open] a')?.textContent);
  await driver.open('/ContactUs');
  await driver.click('textbox', form.messageLabel);
  await driver.press('Control', 'v');
  await expect.poll(() => driver.look('textbox', form.messageLabel)).toMatchObject({ value: number });
});

async function withEscape(driver: PageDriver): Promise<void> {
  await driver.press('Escape');
}

async function withItsButton(driver: PageDriver): Promise<void> {
  await driver.click('button', closeLabel);
}

async function withAClickBeside(driver: PageDriver): Promise<void> {
  await driver.clickAt(20, 400);
}

/** Runs in the page. */
function focusIsInside(): boolean {
  return Boolean(document.activeElement?.closest('dialog'));
}

/** Runs in the page. The browser's own controls count as the body. */
function focusIsOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}
