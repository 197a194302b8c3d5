import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { address, days, hours } from './support/liturgies.ts';

const home = content('pages/home');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('Home welcomes with a verse of scripture and its place', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible();
  await expect(page.getByText(home.hero.verse.text)).toBeVisible();
  await expect(page.getByText(home.hero.verse.reference, { exact: true })).toBeVisible();
});

test('two buttons lead on: to giving and to the schedule', async ({ page }) => {
  await page.getByRole('link', { name: home.hero.donateLabel }).click();
  await expect(page).toHaveURL('/Giving');
  await page.goBack();
  await page.getByRole('link', { name: home.hero.scheduleLabel }).click();
  await expect(page).toHaveURL('/Schedule');
});

test('the tablet shows the weekly liturgies, the address and the way there', async ({ page }) => {
  const tablet = page.getByRole('region', { name: home.liturgies.heading });
  await expect(tablet.getByRole('term')).toHaveText(days);
  await expect(tablet.getByRole('definition')).toHaveText(hours);
  for (const line of address) await expect(tablet).toContainText(line);
  await expect(tablet.getByRole('link', { name: home.liturgies.directionsLabel })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.join(', '))}`,
  );
});

test('‘Life At’ shows its picture cards, each with a title and a text', async ({ page }) => {
  const cards = page.getByRole('region', { name: home.lifeAt.heading }).getByRole('listitem');
  await expect(cards).toHaveCount(content('life-at').cards.length);
  for (const [index, words] of content('life-at').cards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(card).toContainText(words.text);
    await expect(card.getByRole('img', { name: words.image.alt })).toHaveAttribute(
      'src',
      new RegExp(`LifeAt${index + 1}`),
    );
  }
});

test('the teaser leads to giving', async ({ page }) => {
  await page.getByRole('link', { name: home.giving.buttonLabel }).click();
  await expect(page).toHaveURL('/Giving');
});
