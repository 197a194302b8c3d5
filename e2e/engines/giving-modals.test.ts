import { content } from '../support/content.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

const { closeLabel, ...ways } = content('giving-ways');
const { zelle } = ways;
const { form } = content('pages/contact-us');

const shown = { shown: true, modal: true };

for (const [id, { buttonLabel, heading }] of Object.entries(ways)) {
  test(`${id}: the modal opens, holds the focus, and closes in every way`, async ({ visitor }) => {
    await visitor.open('/Giving');
    for (const close of [withEscape, withItsButton, withAClickBeside]) {
      await visitor.click('button', buttonLabel);
      await expect.poll(() => visitor.look('dialog', heading)).toMatchObject(shown);
      expect(await visitor.ask(focusIsInside)).toBe(true);
      for (let press = 0; press < 5; press++) await visitor.press('Tab');
      expect(await visitor.ask(focusIsOutside)).toBe(false);
      await close(visitor);
      await expect.poll(() => visitor.look('dialog', heading), close.name).toMatchObject({ shown: false });
      await expect.poll(() => visitor.look('button', buttonLabel)).toMatchObject({ focused: true });
    }
  });

  test(`${id}: an address that names it opens it`, async ({ visitor }) => {
    await visitor.open(`/Giving#${id}`);
    await expect.poll(() => visitor.look('dialog', heading)).toMatchObject(shown);
    await visitor.press('Escape');
    await expect.poll(() => visitor.address()).toBe('/Giving');
  });
}

test('the keyboard opens a modal as well', async ({ visitor }) => {
  await visitor.open('/Giving');
  for (let press = 0; press < 40; press++) {
    await visitor.press('Tab');
    if ((await visitor.look('button', zelle.buttonLabel)).focused) break;
  }
  await visitor.press('Enter');
  await expect.poll(() => visitor.look('dialog', zelle.heading)).toMatchObject(shown);
  await visitor.press('Escape');
  await expect.poll(() => visitor.look('button', zelle.buttonLabel)).toMatchObject({ focused: true });
});

test('the number for Zelle is copied, and can be pasted', async ({ visitor }) => {
  await visitor.open('/Giving');
  await visitor.click('button', zelle.buttonLabel);
  await expect.poll(() => visitor.look('dialog', zelle.heading)).toMatchObject(shown);
  await visitor.click('button', zelle.copyLabel);
  await expect.poll(() => visitor.look('button', zelle.copiedLabel)).toMatchObject({ shown: true });
  const number = await visitor.ask(() => document.querySelector('dialog[open] a')?.textContent);
  await visitor.open('/ContactUs');
  await visitor.click('textbox', form.messageLabel);
  await visitor.press('Control', 'v');
  await expect.poll(() => visitor.look('textbox', form.messageLabel)).toMatchObject({ value: number });
});

async function withEscape(visitor: Visitor): Promise<void> {
  await visitor.press('Escape');
}

async function withItsButton(visitor: Visitor): Promise<void> {
  await visitor.click('button', closeLabel);
}

async function withAClickBeside(visitor: Visitor): Promise<void> {
  await visitor.clickAt(20, 400);
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
