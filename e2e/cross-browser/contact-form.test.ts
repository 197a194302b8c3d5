import { identifiers, sampleMessage } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { fieldsOf, fillIn, service } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const { form } = content('pages/contact-us');

test('a message arrives at EmailJS once, as it was sampleMessage, and the page stays', async ({
  driver,
  messages,
}) => {
  await driver.open('/ContactUs');
  await fillIn(driver);
  await driver.click('button', form.sendLabel);
  await expect.poll(messages).toHaveLength(1);
  const [message] = messages();
  expect(message).toMatchObject({
    method: 'POST',
    url: service,
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await fieldsOf(message)).toEqual({ ...sampleMessage, ...identifiers });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(messages()).toHaveLength(1);
  expect(await driver.address()).toBe('/ContactUs');
});

test('the browser itself checks the e-mail address, and says so at its field', async ({
  driver,
  messages,
}) => {
  await driver.open('/ContactUs');
  await fillIn(driver, { ...sampleMessage, user_email: 'mariam at home' });
  await driver.click('button', form.sendLabel);
  await expect.poll(() => driver.look('textbox', form.emailLabel)).toMatchObject({ focused: true });
  expect(await driver.ask(() => document.querySelectorAll('form :invalid').length)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(messages()).toEqual([]);
  await driver.write(form.emailLabel, sampleMessage.user_email);
  await driver.press('Enter');
  await expect.poll(messages).toHaveLength(1);
});
