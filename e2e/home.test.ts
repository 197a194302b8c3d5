import { content } from './support/content.ts';
import { address, days, hours } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const home = content('pages/home');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('hero has a heading and a verse with its reference', async ({ page }) => {
  const { heading, verse } = home.hero;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const figure = page.getByRole('main').getByRole('figure').first();
  await expect(figure).toContainText(verse.text);
  await expect(figure.getByText(verse.reference, { exact: true })).toBeVisible();
});

test('hero links to Giving and Schedule', async ({ page }) => {
  for (const [label, path] of [
    [home.hero.donateLabel, '/Giving'],
    [home.hero.scheduleLabel, '/Schedule'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test('teaser links to Giving', async ({ page }) => {
  const teaser = page.getByRole('region', { name: home.giving.heading });
  await teaser.getByRole('link', { name: home.giving.buttonLabel }).click();
  await expect(page).toHaveURL('/Giving');
});

test('hours panel shows the weekly liturgies, the address and directions', async ({ page }) => {
  const panel = page.getByRole('region', { name: home.liturgies.heading });
  await expect(panel.getByRole('term')).toHaveText(days);
  await expect(panel.getByRole('definition')).toHaveText(hours);
  for (const line of address) await expect(panel).toContainText(line);
  await expect(panel.getByRole('link', { name: home.liturgies.directionsLabel })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.join(', '))}`,
  );
});

test('Life At shows its cards in order, each with an image, a title and a text', async ({ page }) => {
  const items = page.getByRole('region', { name: home.lifeAt.heading }).getByRole('listitem');
  const { cards } = content('life-at');
  await expect(items.getByRole('heading')).toHaveText(cards.map(({ title }) => title));
  for (const [index, { text, image }] of cards.entries()) {
    await expect(items.nth(index)).toContainText(text);
    await expect(items.nth(index).getByRole('img', { name: image.alt })).toBeVisible();
  }
});
