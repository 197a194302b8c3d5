import { identifiers, written } from '../support/contact-form.ts';
import { content } from '../support/content.ts';
import { fieldsOf, fillIn, service } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const { form } = content('pages/contact-us');

test('a message arrives at EmailJS once, as it was written, and the page stays', async ({
  visitor,
  messages,
}) => {
  await visitor.open('/ContactUs');
  await fillIn(visitor);
  await visitor.click('button', form.sendLabel);
  await expect.poll(messages).toHaveLength(1);
  const [message] = messages();
  expect(message).toMatchObject({
    method: 'POST',
    url: service,
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(await fieldsOf(message)).toEqual({ ...written, ...identifiers });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(messages()).toHaveLength(1);
  expect(await visitor.address()).toBe('/ContactUs');
});

test('the browser itself checks the e-mail address, and says so at its field', async ({
  visitor,
  messages,
}) => {
  await visitor.open('/ContactUs');
  await fillIn(visitor, { ...written, user_email: 'mariam at home' });
  await visitor.click('button', form.sendLabel);
  await expect.poll(() => visitor.look('textbox', form.emailLabel)).toMatchObject({ focused: true });
  expect(await visitor.ask(() => document.querySelectorAll('form :invalid').length)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(messages()).toEqual([]);
  await visitor.write(form.emailLabel, written.user_email);
  await visitor.press('Enter');
  await expect.poll(messages).toHaveLength(1);
});
