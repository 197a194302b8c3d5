import { content } from './support/content.ts';
import { givingMethods } from './support/giving.ts';
import { expect, test } from './support/test.ts';

const giving = content('pages/giving');
const { taxEmail } = content('church');

test('the reasons, the methods and the tax questions are on the page', async ({ page }) => {
  await page.goto('/Giving');
  const why = page.getByRole('region', { name: giving.why.heading });
  for (const paragraph of giving.why.paragraphs) await expect(why).toContainText(paragraph);
  await expect(why.getByText(giving.why.verse.text)).toBeVisible();

  const methods = page.getByRole('region', { name: giving.methods.heading });
  const titles = methods.getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(givingMethods.map(({ title }) => title));
  for (const { image } of givingMethods)
    await expect(methods.getByRole('img', { name: image.alt }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: taxEmail })).toHaveAttribute('href', `mailto:${taxEmail}`);
  const { taxNumber, text } = giving.receipts ?? {};
  const notes = [giving.taxNote, giving.allocation, taxNumber, text].filter((it) => it !== undefined);
  for (const note of notes) await expect(page.getByText(note)).toBeVisible();
});
