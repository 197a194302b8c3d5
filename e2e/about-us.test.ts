import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

const about = content('pages/about-us');

test.beforeEach(async ({ page }) => {
  await page.goto('/AboutUs');
});

test('the banner of About Us is headed Live-Streaming', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live-Streaming');
});

test('six pillars stand in their order', async ({ page }) => {
  const pillars = page.getByRole('region', { name: about.pillars.heading }).getByRole('listitem');
  await expect(pillars.getByRole('heading')).toHaveText([
    'Worship',
    'Prayer',
    'Word Of God',
    'Fellowship',
    'Discipleship',
    'Evangelism',
  ]);
  for (const [index, { text }] of content('pillars').pillars.entries())
    await expect(pillars.nth(index)).toContainText(text);
});

test('two priest cards share one picture; a priest without a name is shown by his office', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: about.clergy.heading }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  for (const [index, priest] of content('clergy').priests.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(priest.name ?? priest.office);
  }
  const pictures = await cards
    .locator('img')
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(new Set(pictures).size).toBe(1);
});

test('the Pope of Alexandria has his section', async ({ page }) => {
  const pope = page.getByRole('region', { name: 'His Holiness Pope Tawadros II' });
  await expect(pope).toContainText('118th Pope of Alexandria');
  await expect(pope).toContainText('18 November 2012');
  await expect(pope.getByRole('img', { name: content('clergy').pope.picture.alt })).toBeVisible();
});

test('the map shows the church’s address, with the address and directions above it', async ({ page }) => {
  const section = page.getByRole('region', { name: about.map.heading });
  const map = new URL((await section.getByTitle(about.map.embedTitle).getAttribute('src')) ?? '');
  expect(map.origin + map.pathname).toBe('https://www.google.com/maps');
  expect(map.searchParams.get('q')).toBe('9515 Winterpock Road, Chesterfield, VA 23832');
  expect(map.searchParams.get('output')).toBe('embed');
  await expect(section.getByRole('link', { name: about.map.directionsLabel })).toBeVisible();
  await expect(section.getByRole('link', { name: about.map.linkLabel })).toBeVisible();
});
