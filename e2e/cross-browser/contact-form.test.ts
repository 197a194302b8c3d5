import { identifiers, sampleMessage } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { fillForm, receivedFields, serviceUrl } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const { form } = content('pages/contact-us');

test('where storage is blocked, an invalid e-mail address is focused, and the corrected message is sent once', async ({
  driver,
  messages,
}) => {
  await driver.goto('/ContactUs');
  await driver.evaluate(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
  });
  await fillForm(driver, { ...sampleMessage, user_email: 'mariam at home' });
  await driver.click('button', form.sendLabel);
  await expect.poll(() => driver.query('textbox', form.emailLabel)).toMatchObject({ focused: true });
  expect(await driver.evaluate(() => document.body.innerText)).toContain(form.emailError);
  expect(messages()).toHaveLength(0);

  await driver.fill(form.emailLabel, sampleMessage.user_email);
  await driver.evaluate(() => {
    const button = document.querySelector<HTMLElement>('form button');
    button?.click();
    button?.click();
  });
  await expect.poll(messages).toHaveLength(1);
  expect(await driver.url()).toBe('/ContactUs');
  const [message] = messages();
  expect(message).toMatchObject({
    method: 'POST',
    url: serviceUrl,
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await receivedFields(message)).toEqual({ ...sampleMessage, ...identifiers });
});

test('a message without a response is delivered when the visitor leaves the page', async ({
  driver,
  messages,
}) => {
  await driver.goto('/ContactUs');
  await driver.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });
  await fillForm(driver);
  await driver.click('button', form.sendLabel);
  await driver.goto('/Home');
  await expect.poll(messages).toHaveLength(1);
  expect(await receivedFields(messages()[0])).toEqual({ ...sampleMessage, ...identifiers });
});
