import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

test('Ministries shows the ministries in their order, each with a medallion and a text', async ({ page }) => {
  await page.goto('/Ministries');
  const cards = page
    .getByRole('region', { name: content('pages/ministries').introduction.heading })
    .getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(
    content('ministries').ministries.map(({ name }) => name),
  );
  for (const [index, { text }] of content('ministries').ministries.entries()) {
    await expect(cards.nth(index)).toContainText(text);
    await expect(cards.nth(index).locator('img')).toBeAttached();
  }
});
