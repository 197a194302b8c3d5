import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { address } from './support/liturgies.ts';

const about = content('pages/about-us');

test.beforeEach(async ({ page }) => {
  await page.goto('/AboutUs');
});

test('the banner of About Us is headed as content says', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.banner.heading);
});

test('the pillars stand in their order', async ({ page }) => {
  const pillars = page.getByRole('region', { name: about.pillars.heading }).getByRole('listitem');
  await expect(pillars.getByRole('heading')).toHaveText(content('pillars').pillars.map(({ name }) => name));
  for (const [index, { text }] of content('pillars').pillars.entries())
    await expect(pillars.nth(index)).toContainText(text);
});

test('the priests’ cards share one picture; a priest without a name is shown by his office', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: about.clergy.heading }).getByRole('listitem');
  await expect(cards).toHaveCount(content('clergy').priests.length);
  for (const [index, priest] of content('clergy').priests.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(priest.name ?? priest.office);
  }
  const pictures = await cards
    .locator('img')
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(new Set(pictures).size).toBe(1);
});

test('the Pope of Alexandria has his section', async ({ page }) => {
  const { name, office, enthronedOn, image } = content('clergy').pope;
  const pope = page.getByRole('region', { name });
  await expect(pope).toContainText(office);
  await expect(pope.locator(`time[datetime="${enthronedOn}"]`)).toContainText(enthronedOn.slice(0, 4));
  await expect(pope.getByRole('img', { name: image.alt })).toBeVisible();
});

test('the map shows the church’s address, with the address and directions above it', async ({ page }) => {
  const section = page.getByRole('region', { name: about.map.heading });
  const map = new URL((await section.getByTitle(about.map.embedTitle).getAttribute('src')) ?? '');
  expect(map.origin + map.pathname).toBe('https://www.google.com/maps');
  expect(map.searchParams.get('q')).toBe(address.join(', '));
  expect(map.searchParams.get('output')).toBe('embed');
  await expect(section.getByRole('link', { name: about.map.directionsLabel })).toBeVisible();
  await expect(section.getByRole('link', { name: about.map.linkLabel })).toBeVisible();
});
