import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

test('Ministries shows the ministries in order, each with an image and a text', async ({ page }) => {
  const { ministries } = content('ministries');
  await page.goto('/Ministries');
  const cards = page
    .getByRole('region', { name: content('pages/ministries').introduction.heading })
    .getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(ministries.map(({ name }) => name));
  await expect(cards).toContainText(ministries.map(({ text }) => text));
  for (const card of await cards.all()) await expect(card.locator('img')).toBeAttached();
});
