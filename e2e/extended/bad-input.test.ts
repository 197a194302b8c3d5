import { fieldsIn, fieldValues, fillIn, type Message, mockEmailJs } from '../support/contact-form.ts';
import { sendButton } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

/** Emoji of several code points, right-to-left text with its marks, Coptic with combining strokes, HTML syntax. */
const multilingualText = '👩‍👧‍👦🕊️ \u200Fسَلَامٌ لَكُم\u200E Ⲡⲓⲟⲩⲱⲓⲛⲓ ⲛ̀ⲧⲁⲫⲙⲏⲓ ἐκκλησία <b>&amp;"\\\'; --';

/**
 * The characters that browsers accept before the @ of an e-mail address, in any number.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const localPart = "o'mariam.+!#$%&*/=?^_`{|}~-";

/** About 20 kB in every field. */
const message: Message = {
  user_name: `${multilingualText} `.repeat(160).trim(),
  user_email: `${localPart.repeat(800)}@visitor.example`,
  title: `${multilingualText} `.repeat(160).trim(),
  message: `${multilingualText}\n\n\t${multilingualText}\n`.repeat(80),
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('long text in several scripts arrives unchanged', async ({ page }) => {
      const requests = await mockEmailJs(page);
      await page.goto('/ContactUs');
      await fillIn(page, message);
      expect(await fieldValues(page)).toEqual(message);
      await sendButton(page).click();
      await expect.poll(() => requests.length).toBe(1);
      expect(Object.fromEntries(await fieldsIn(requests[0]))).toMatchObject(message);
    });
  });
}
