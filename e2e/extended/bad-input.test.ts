import { domainToASCII } from 'node:url';
import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { mockEmailJs, fieldsIn, fieldsOf, type Message, fieldsOn } from '../support/contact-form.ts';
import { expect, test } from '../support/test.ts';

const { form } = content('pages/contact-us');

/** Emoji of several code points, right-to-left script with its marks, Coptic with its strokes, and what HTML means. */
const scripts = '👩‍👧‍👦🕊️ \u200Fسَلَامٌ لَكُم\u200E Ⲡⲓⲟⲩⲱⲓⲛⲓ ⲛ̀ⲧⲁⲫⲙⲏⲓ ἐκκλησία <b>&amp;"\\\'; --';
const kilobytes100 = 100 * 1024;

/**
 * The e-mail field takes what browsers hold for an address: before the @ these characters only, as many as one likes.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const beforeTheAt = "o'mariam.+!#$%&*/=?^_`{|}~-";

const messages: Record<string, Message> = {
  'emoji, right-to-left and Coptic script': {
    user_name: scripts,
    user_email: `${beforeTheAt}@visitor.example`,
    title: scripts,
    message: `${scripts}\n\n\t${scripts}\n`,
  },
  'a hundred kilobytes in every field': {
    user_name: ofSize(kilobytes100, `${scripts} `),
    user_email: `${ofSize(kilobytes100, beforeTheAt)}@visitor.example`,
    title: ofSize(kilobytes100, `${scripts} `),
    message: ofSize(kilobytes100, `${scripts} `.repeat(20) + '\n'),
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'sent by script' : 'sent by the browser, without script', () => {
    test.use({ javaScriptEnabled });

    for (const [what, message] of Object.entries(messages)) {
      test(`${what}: pasted, it arrives unchanged`, async ({ page }) => {
        const arrived = await mockEmailJs(page);
        await page.goto('/ContactUs');
        await pasteIn(page, message);
        expect(await fieldsOf(page)).toEqual(message);
        await page.getByRole('button', { name: form.sendLabel }).click();
        await expect.poll(() => arrived.length).toBe(1);
        expect(Object.fromEntries(await fieldsIn(arrived[0]))).toMatchObject(message);
      });
    }

    test('a host in another script goes out in the browser’s own ASCII', async ({ page }) => {
      const arrived = await mockEmailJs(page);
      await page.goto('/ContactUs');
      await page.getByLabel(form.emailLabel).fill('mariam@الكنيسة.example');
      await page.getByRole('button', { name: form.sendLabel }).click();
      await expect.poll(() => arrived.length).toBe(1);
      const { user_email } = Object.fromEntries(await fieldsIn(arrived[0]));
      expect(user_email).toBe(`mariam@${domainToASCII('الكنيسة.example')}`);
    });

    test('another script before the @ is no address to the browser, which asks for another', async ({
      page,
    }) => {
      const arrived = await mockEmailJs(page);
      await page.goto('/ContactUs');
      await page.getByLabel(form.emailLabel).fill('مريم@visitor.example');
      await page.getByRole('button', { name: form.sendLabel }).click();
      await expect(page.getByLabel(form.emailLabel)).toBeFocused();
      expect(arrived).toEqual([]);
      await expect(page.getByLabel(form.emailLabel)).toHaveValue('مريم@visitor.example');
    });
  });
}

/** Pastes into the four fields, by the clipboard, as a visitor would. */
async function pasteIn(page: Page, message: Message): Promise<void> {
  for (const [name, field] of Object.entries(fieldsOn(page))) {
    await field.fill(message[name as keyof Message]);
    await field.press('ControlOrMeta+A');
    await field.press('ControlOrMeta+X');
    await expect(field).toHaveValue('');
    await field.press('ControlOrMeta+V');
  }
}

/** @returns the text over and over, until it takes that many bytes */
function ofSize(bytes: number, text: string): string {
  return text.repeat(Math.ceil(bytes / Buffer.byteLength(text))).trim();
}
