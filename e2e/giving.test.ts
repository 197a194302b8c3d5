import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

const giving = content('pages/giving');

test.beforeEach(async ({ page }) => {
  await page.goto('/Giving');
});

test('the page gives the reasons, with a verse', async ({ page }) => {
  const why = page.getByRole('region', { name: giving.why.heading });
  for (const paragraph of giving.why.paragraphs) await expect(why).toContainText(paragraph);
  await expect(why.getByText(giving.why.verse.text)).toBeVisible();
});

test('each of the three giving methods has a button', async ({ page }) => {
  const methods = page.getByRole('region', { name: giving.methods.heading });
  const { online, zelle, mail } = content('giving-methods');
  for (const method of [online, zelle, mail]) {
    await expect(methods.getByRole('heading', { name: method.title, exact: true })).toBeVisible();
    await expect(methods.getByRole('button', { name: method.buttonLabel })).toBeVisible();
  }
});

test('tax questions have an e-mail link, and a note explains the allocation of gifts', async ({ page }) => {
  await expect(page.getByRole('link', { name: content('church').taxEmail })).toHaveAttribute(
    'href',
    `mailto:${content('church').taxEmail}`,
  );
  await expect(page.getByText(giving.allocation)).toBeVisible();
});

test('the volunteering opportunities are in order, each with its name', async ({ page }) => {
  const cards = page.getByRole('region', { name: giving.volunteering.heading }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(
    content('volunteering').opportunities.map(({ name }) => name),
  );
});
