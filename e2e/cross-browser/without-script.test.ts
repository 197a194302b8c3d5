import { identifiers, sampleMessage } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { fieldsOf, fillIn, service } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');
const church = content('church');
const { form } = content('pages/contact-us');
const { online, zelle, mail } = content('giving-methods');

test.use({ scripting: false });

test('Menu opens and closes', async ({ driver }) => {
  await driver.open('/Home');
  await driver.click('button', layout.menuLabel);
  for (const { label } of layout.menuLinks) {
    await expect.poll(() => driver.look('link', label)).toMatchObject({ shown: true, coveredBy: '' });
  }
  await driver.press('Escape');
  await expect.poll(() => driver.look('link', layout.menuLinks[0]?.label)).toMatchObject({ shown: false });
});

test('the button opens and closes the navigation on a phone', async ({ driver }) => {
  await driver.resize(360, 740);
  await driver.open('/Home');
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.look('navigation')).toMatchObject({ shown: true });
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.look('navigation')).toMatchObject({ shown: false });
});

test('the content of the giving dialogs shows in the cards, without buttons', async ({ driver }) => {
  await driver.open('/Giving');
  for (const [id, { buttonLabel, heading, steps }] of Object.entries({ online, zelle, mail })) {
    expect(await driver.look('button', buttonLabel)).toMatchObject({ shown: false });
    expect(await driver.look('dialog', heading)).toMatchObject({ shown: true, modal: false });
    const text = await driver.ask((dialogId) => document.getElementById(dialogId)?.innerText, id);
    for (const step of steps) expect(text).toContain(step);
  }
});

test('the browser submits the message to EmailJS once, with the same fields', async ({
  driver,
  messages,
}) => {
  await driver.open('/ContactUs');
  expect(await driver.ask(() => document.body.innerText)).toContain(church.email);
  await fillIn(driver);
  await driver.click('button', form.sendLabel);
  await expect.poll(messages).toHaveLength(1);
  expect(messages()).toMatchObject([{ method: 'POST', url: service }]);
  expect(await fieldsOf(messages()[0])).toEqual({ ...sampleMessage, ...identifiers });
  await expect(async () => {
    expect(await driver.address()).toBe(service);
  }).toPass();
});
