import { pageHref } from '#site/routes.ts';
import {
  disconnect,
  fieldsIn,
  fieldOn,
  fillIn,
  mockEmailJs,
  recordLog,
  respondWith,
  sampleFields,
  sampleMessage,
  succeed,
} from './support/contact-form.ts';
import { content, contentIn, languages } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { translate, untranslatedTexts } from './support/translate.ts';

// The form on the pages in other languages than the main one: it has the same code, and other texts.

for (const language of languages.slice(1)) {
  const { code, words } = language;

  test(`the form in ${code} refuses an address, tells failures, and sends`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 429|net::ERR_INTERNET_DISCONNECTED|CORS request did not succeed/);
    const { messages } = contentIn(language, 'pages/contact-us');
    await page.goto(pageHref('contact-us', '/', language));
    const requests = await mockEmailJs(page, disconnect, respondWith(429, 'Busy'), succeed);
    const log = recordLog(page);
    const email = fieldOn(page, 'user_email');
    const send = page.getByRole('button', { name: words.form.sendLabel });
    const status = page.locator('form').getByRole('status');

    await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(words.form.emailError);
    await email.clear();
    await email.fill(sampleMessage.user_email);

    for (const [line, text] of [
      ['FAILED... 0 Network Error', messages.networkError],
      ['FAILED... 429 Busy', messages.tooManyRequests],
      ['SUCCESS! 200 OK', messages.sent],
    ] as const) {
      // The second time, a browser has translated the page.
      if (line.includes('429')) await page.evaluate(translate, undefined);
      await send.click();
      await expect.poll(() => log.at(-1)).toBe(line);
      await expect(status).toContainText(content('pages/contact-us').feedback === 'status' ? [text] : [], {
        useInnerText: true,
      });
    }
    expect(await fieldsIn(requests[2])).toEqual(sampleFields);
    expect(await page.evaluate(untranslatedTexts, 'form')).toEqual([]);
  });
}
