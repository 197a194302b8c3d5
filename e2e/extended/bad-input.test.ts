import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { fieldsIn, fieldsOn, fieldValues, type Message, mockEmailJs } from '../support/contact-form.ts';
import { expect, test } from '../support/test.ts';

const { form } = content('pages/contact-us');

/** Emoji of several code points, right-to-left text with its marks, Coptic with combining strokes, HTML syntax. */
const multilingualText = '👩‍👧‍👦🕊️ \u200Fسَلَامٌ لَكُم\u200E Ⲡⲓⲟⲩⲱⲓⲛⲓ ⲛ̀ⲧⲁⲫⲙⲏⲓ ἐκκλησία <b>&amp;"\\\'; --';
const hundredKilobytes = 100 * 1024;

/**
 * The characters that browsers accept before the @ of an e-mail address, in any number.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const localPart = "o'mariam.+!#$%&*/=?^_`{|}~-";

const messages: Record<string, Message> = {
  'emoji, right-to-left text and Coptic': {
    user_name: multilingualText,
    user_email: `${localPart}@visitor.example`,
    title: multilingualText,
    message: `${multilingualText}\n\n\t${multilingualText}\n`,
  },
  '100 kB in every field': {
    user_name: ofSize(hundredKilobytes, `${multilingualText} `),
    user_email: `${ofSize(hundredKilobytes, localPart)}@visitor.example`,
    title: ofSize(hundredKilobytes, `${multilingualText} `),
    message: ofSize(hundredKilobytes, `${multilingualText} `.repeat(20) + '\n'),
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    for (const [name, message] of Object.entries(messages)) {
      test(`pasted text arrives unchanged: ${name}`, async ({ page }) => {
        const requests = await mockEmailJs(page);
        await page.goto('/ContactUs');
        await pasteIn(page, message);
        expect(await fieldValues(page)).toEqual(message);
        await page.getByRole('button', { name: form.sendLabel }).click();
        await expect.poll(() => requests.length).toBe(1);
        expect(Object.fromEntries(await fieldsIn(requests[0]))).toMatchObject(message);
      });
    }
  });
}

/** Pastes the message into the four fields from the clipboard. */
async function pasteIn(page: Page, message: Message): Promise<void> {
  for (const [name, field] of Object.entries(fieldsOn(page))) {
    await field.fill(message[name as keyof Message]);
    await field.press('ControlOrMeta+A');
    await field.press('ControlOrMeta+X');
    await expect(field).toHaveValue('');
    await field.press('ControlOrMeta+V');
  }
}

/** @returns the text, repeated until it has that many bytes */
function ofSize(bytes: number, text: string): string {
  return text.repeat(Math.ceil(bytes / Buffer.byteLength(text))).trim();
}
