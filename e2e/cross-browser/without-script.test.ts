import { Key } from 'selenium-webdriver';
import { formUrl, identifiers, sampleMessage } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { givingMethods } from '../support/giving.ts';
import { menuLinks } from '../support/header-links.ts';
import { receivedFields } from './support/mock-services.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');
const church = content('church');
const { form } = content('pages/contact-us');

test.use({ scripting: false });

test('Menu opens and closes', async ({ driver }) => {
  await driver.goto('/Home');
  await driver.click('button', layout.menuLabel);
  for (const { label } of menuLinks) {
    await expect.poll(() => driver.query('link', label)).toMatchObject({ visible: true, covered: false });
  }
  await driver.press(Key.ESCAPE);
  await expect.poll(() => driver.query('link', menuLinks[0]?.label)).toMatchObject({ visible: false });
});

test('on a phone, the button opens and closes the navigation', async ({ driver }) => {
  await driver.setViewportSize(360, 740);
  await driver.goto('/Home');
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.query('navigation')).toMatchObject({ visible: true });
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.query('navigation')).toMatchObject({ visible: false });
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

test('the form posts the same fields to EmailJS once', async ({ driver, messages }) => {
  await driver.goto('/ContactUs');
  expect(await driver.evaluate(() => document.body.innerText)).toContain(church.email);
  await driver.fillForm();
  await driver.click('button', form.sendLabel);
  await expect.poll(messages).toHaveLength(1);
  expect(messages()).toMatchObject([{ method: 'POST', url: formUrl }]);
  expect(await receivedFields(messages()[0])).toEqual({ ...sampleMessage, ...identifiers });
  await expect(async () => {
    expect(await driver.url()).toBe(formUrl);
  }).toPass();
});
