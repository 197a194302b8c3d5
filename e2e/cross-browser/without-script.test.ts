import { Key } from 'selenium-webdriver';
import { content } from '../support/content.ts';
import { givingMethods } from '../support/giving.ts';
import { menuLinks } from '../support/header-links.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');

test.use({ scripting: false });

test('Menu and, on a phone, the navigation open and close', async ({ driver }) => {
  await driver.goto('/Home');
  await driver.click('button', layout.menuLabel);
  for (const { label } of menuLinks) {
    await expect.poll(() => driver.query('link', label)).toMatchObject({ visible: true, covered: false });
  }
  await driver.press(Key.ESCAPE);
  await expect.poll(() => driver.query('link', menuLinks[0]?.label)).toMatchObject({ visible: false });
  await driver.setViewportSize(360, 740);
  await driver.goto('/Home');
  for (const visible of [true, false]) {
    await driver.click('button', layout.toggleLabel);
    await expect.poll(() => driver.query('navigation')).toMatchObject({ visible });
  }
});

test('the content of the giving dialogs shows in the cards, without buttons', async ({ driver }) => {
  await driver.goto('/Giving');
  for (const { id, buttonLabel, heading, steps } of givingMethods) {
    expect(await driver.query('button', buttonLabel)).toMatchObject({ visible: false });
    expect(await driver.query('dialog', heading)).toMatchObject({ visible: true, modal: false });
    const text = await driver.evaluate((dialogId) => document.getElementById(dialogId)?.textContent, id);
    for (const step of steps) expect(text).toContain(step);
  }
});
