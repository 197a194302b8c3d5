import { identifiers, sampleMessage } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { fieldsOf, fillIn, service } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');
const church = content('church');
const { form } = content('pages/contact-us');
const { closeLabel, ...ways } = content('giving-methods');

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

test('on a phone the button opens and closes the navigation', async ({ driver }) => {
  await driver.resize(360, 740);
  await driver.open('/Home');
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.look('navigation')).toMatchObject({ shown: true });
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.look('navigation')).toMatchObject({ shown: false });
});

for (const [id, { buttonLabel, heading, steps }] of Object.entries(ways)) {
  test(`${id}: what to do is in a modal, or where the browser knows no commands, on the page`, async ({
    driver,
  }) => {
    await driver.open('/Giving');
    const commands = await driver.ask(() => 'commandForElement' in HTMLButtonElement.prototype);
    if (commands) {
      await driver.click('button', buttonLabel);
      await expect.poll(() => driver.look('dialog', heading)).toMatchObject({ shown: true, modal: true });
    } else {
      expect(await driver.look('button', buttonLabel)).toMatchObject({ shown: false });
      expect(await driver.look('dialog', heading)).toMatchObject({ shown: true, modal: false });
    }
    const words = await driver.ask((way) => document.getElementById(way)?.textContent ?? '', id);
    for (const step of steps) expect(words).toContain(step);
    if (commands) {
      await driver.click('button', closeLabel);
      await expect.poll(() => driver.look('dialog', heading)).toMatchObject({ shown: false });
    }
  });
}

test('the browser posts the message to EmailJS itself, once, with the same fields', async ({
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
