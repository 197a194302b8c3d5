import { formatAddress } from '#church/contact.ts';
import { content, words } from './support/content.ts';
import { address } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const home = content('pages/home');

test('hero and hours panel have verse, links and address', async ({ page }) => {
  await page.goto('/');
  const { verse } = home.hero;
  const figure = page.getByRole('main').getByRole('figure').first();
  await expect(figure).toContainText(verse.text);
  await expect(figure.getByText(verse.reference, { exact: true })).toBeVisible();

  const panel = page.getByRole('region', { name: home.liturgies.heading });
  for (const line of address) await expect(panel).toContainText(line);
  const destination = encodeURIComponent(formatAddress(content('church')));
  const url = `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
  await expect(panel.getByRole('link', { name: words.directions })).toHaveAttribute('href', url);

  const link = (label: string) => page.getByRole('main').getByRole('link', { name: label, exact: true });
  const teaser = page.getByRole('region', { name: home.giving.heading });
  await expect(link(home.hero.donateLabel).first()).toHaveAttribute('href', '/Giving#ways-to-give');
  await expect(link(home.hero.scheduleLabel).first()).toHaveAttribute('href', '/Schedule');
  await teaser.getByRole('link', { name: home.giving.buttonLabel }).click();
  await expect(page).toHaveURL('/Giving#ways-to-give');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
});

test('low phones show the verse below the hours', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const verse = page.getByRole('main').getByText(home.hero.verse.text).filter({ visible: true });
  const above = await page.getByRole('region', { name: home.liturgies.heading }).boundingBox();
  expect((await verse.boundingBox())?.y).toBeGreaterThan((above?.y ?? NaN) + (above?.height ?? NaN));
});
