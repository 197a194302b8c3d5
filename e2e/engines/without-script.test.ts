import { identifiers, written } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { fieldsOf, fillIn, service } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const shell = content('shell');
const church = content('church');
const { form } = content('pages/contact-us');
const { closeLabel, ...ways } = content('giving-ways');

test.use({ scripting: false });

test('Menu opens and closes', async ({ visitor }) => {
  await visitor.open('/Home');
  await visitor.click('button', shell.menuLabel);
  for (const { label } of shell.menu) {
    await expect.poll(() => visitor.look('link', label)).toMatchObject({ shown: true, coveredBy: '' });
  }
  await visitor.press('Escape');
  await expect.poll(() => visitor.look('link', shell.menu[0]?.label)).toMatchObject({ shown: false });
});

test('on a phone the button opens and closes the navigation', async ({ visitor }) => {
  await visitor.resize(360, 740);
  await visitor.open('/Home');
  await visitor.click('button', shell.toggleLabel);
  await expect.poll(() => visitor.look('navigation')).toMatchObject({ shown: true });
  await visitor.click('button', shell.toggleLabel);
  await expect.poll(() => visitor.look('navigation')).toMatchObject({ shown: false });
});

for (const [id, { buttonLabel, heading, steps }] of Object.entries(ways)) {
  test(`${id}: what to do is in a modal, or where the browser knows no commands, on the page`, async ({
    visitor,
  }) => {
    await visitor.open('/Giving');
    const commands = await visitor.ask(() => 'commandForElement' in HTMLButtonElement.prototype);
    if (commands) {
      await visitor.click('button', buttonLabel);
      await expect.poll(() => visitor.look('dialog', heading)).toMatchObject({ shown: true, modal: true });
    } else {
      expect(await visitor.look('button', buttonLabel)).toMatchObject({ shown: false });
      expect(await visitor.look('dialog', heading)).toMatchObject({ shown: true, modal: false });
    }
    const words = await visitor.ask((way) => document.getElementById(way)?.textContent ?? '', id);
    for (const step of steps) expect(words).toContain(step);
    if (commands) {
      await visitor.click('button', closeLabel);
      await expect.poll(() => visitor.look('dialog', heading)).toMatchObject({ shown: false });
    }
  });
}

test('the browser posts the message to EmailJS itself, once, with the same fields', async ({
  visitor,
  messages,
}) => {
  await visitor.open('/ContactUs');
  expect(await visitor.ask(() => document.body.innerText)).toContain(church.email);
  await fillIn(visitor);
  await visitor.click('button', form.sendLabel);
  await expect.poll(messages).toHaveLength(1);
  expect(messages()).toMatchObject([{ method: 'POST', url: service }]);
  expect(await fieldsOf(messages()[0])).toEqual({ ...written, ...identifiers });
  await expect(async () => {
    expect(await visitor.address()).toBe(service);
  }).toPass();
});
