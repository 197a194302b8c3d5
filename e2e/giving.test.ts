import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

const giving = content('pages/giving');

test.beforeEach(async ({ page }) => {
  await page.goto('/Giving');
});

test('Giving says why to give, with a verse', async ({ page }) => {
  const why = page.getByRole('region', { name: giving.why.heading });
  for (const paragraph of giving.why.paragraphs) await expect(why).toContainText(paragraph);
  await expect(why.getByText(giving.why.verse.text)).toBeVisible();
});

test('three ways to give, each with a button', async ({ page }) => {
  const methods = page.getByRole('region', { name: giving.methods.heading });
  const { online, zelle, mail } = content('giving-methods');
  for (const method of [online, zelle, mail]) {
    await expect(methods.getByRole('heading', { name: method.title, exact: true })).toBeVisible();
    await expect(methods.getByRole('button', { name: method.buttonLabel })).toBeVisible();
  }
});

test('tax questions have an address, and the church may allocate gifts as it sees fit', async ({ page }) => {
  await expect(page.getByRole('link', { name: content('church').taxEmail })).toHaveAttribute(
    'href',
    `mailto:${content('church').taxEmail}`,
  );
  await expect(page.getByText(giving.allocation)).toBeVisible();
});

test('the methods to volunteer stand in their order, spelt as the parish spells them', async ({ page }) => {
  const cards = page.getByRole('region', { name: giving.volunteering.heading }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(
    content('volunteering').opportunities.map(({ name }) => name),
  );
});
