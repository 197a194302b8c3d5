import {
  disconnect,
  fieldOn,
  fieldsIn,
  fillIn,
  mockEmailJs,
  recordLog,
  respondWith,
  sampleFields,
  sampleMessage,
  sendButton,
  statusOf,
  succeed,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { translate, untranslatedTexts } from './support/translate.ts';

test('the form in Arabic refuses an address, tells failures, and sends', async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 429|net::ERR_INTERNET_DISCONNECTED|CORS request did not succeed/);
  await page.goto('/ar/ContactUs');
  const requests = await mockEmailJs(page, disconnect, respondWith(429, 'Busy'), succeed);
  const log = recordLog(page);
  const email = fieldOn(page, 'user_email');
  await expect(email).toHaveAccessibleName('بريدكم الإلكتروني');
  await expect(sendButton(page)).toHaveAccessibleName('إرسال');

  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(
    'اكتبوا من فضلكم عنوان بريد إلكتروني كاملًا، فيه علامة @ وبعدها اسم الموقع.',
  );
  await email.clear();
  await email.fill(sampleMessage.user_email);

  for (const [line, text] of [
    [
      'FAILED... 0 Network Error',
      'لم نتمكن من إرسال رسالتكم. تأكدوا من فضلكم من اتصالكم بالإنترنت، ثم أرسلوها مرة أخرى.',
    ],
    ['FAILED... 429 Busy', 'تُرسل الآن رسائل كثيرة. انتظروا من فضلكم دقيقة، ثم أرسلوا رسالتكم مرة أخرى.'],
    ['SUCCESS! 200 OK', 'شكرًا لكم. لقد أُرسلت رسالتكم.'],
  ] as const) {
    // The second time, a browser has translated the page.
    if (line.includes('429')) await page.evaluate(translate, undefined);
    await sendButton(page).click();
    await expect.poll(() => log.at(-1)).toBe(line);
    await expect(statusOf(page)).toContainText(text, { useInnerText: true });
  }
  expect(await fieldsIn(requests[2])).toEqual(sampleFields);
  expect(await page.evaluate(untranslatedTexts, 'form')).toEqual([]);
});
