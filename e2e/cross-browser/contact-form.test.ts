import { identifiers, sampleMessage } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { fillForm, receivedFields, serviceUrl } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const { form } = content('pages/contact-us');

test('posts the message to EmailJS once, as multipart, and stays on the page', async ({
  driver,
  messages,
}) => {
  await driver.goto('/ContactUs');
  await fillForm(driver);
  await driver.click('button', form.sendLabel);
  await expect.poll(messages).toHaveLength(1);
  expect(await driver.url()).toBe('/ContactUs');
  const [message] = messages();
  expect(message).toMatchObject({
    method: 'POST',
    url: serviceUrl,
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await receivedFields(message)).toEqual({ ...sampleMessage, ...identifiers });
  await driver.goto('/');
  expect(messages()).toHaveLength(1);
});

test('an invalid e-mail address is focused and not sent', async ({ driver, messages }) => {
  await driver.goto('/ContactUs');
  await fillForm(driver, { ...sampleMessage, user_email: 'mariam at home' });
  await driver.click('button', form.sendLabel);
  await expect.poll(() => driver.query('textbox', form.emailLabel)).toMatchObject({ focused: true });
  expect(await driver.evaluate(() => document.querySelectorAll('form :invalid').length)).toBe(1);
  await driver.fill(form.emailLabel, sampleMessage.user_email);
  await driver.press('Enter');
  await expect.poll(messages).toHaveLength(1);
  expect(await receivedFields(messages()[0])).toMatchObject(sampleMessage);
});
