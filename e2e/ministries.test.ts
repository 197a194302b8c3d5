import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

const names = [
  'Worship',
  'Prayer Meeting',
  'Deacons',
  'Children',
  'Children Bible Study',
  'Ecclesia Coptic Academy',
  'Youth',
  'Servants Preparation',
  'Bible Study',
  'Family',
  'Scout',
  'Mission',
  'Care',
  'Media',
  'Mini Market',
];

test('Ministries shows the fifteen ministries, each with a medallion and a text', async ({ page }) => {
  await page.goto('/Ministries');
  const cards = page
    .getByRole('region', { name: content('pages/ministries').introduction.heading })
    .getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(names);
  for (const [index, { text }] of content('ministries').ministries.entries()) {
    await expect(cards.nth(index)).toContainText(text);
    await expect(cards.nth(index).locator('img')).toBeAttached();
  }
});
