import { mapEmbed } from '#other-sites.ts';
import { content, words as siteWords } from './support/content.ts';
import { embedUrl } from './support/embeds.ts';
import { formatAddress } from '#church/contact.ts';
import { expect, test } from './support/test.ts';

const about = content('pages/about-us');
const { bishop, pope, priests: parishPriests } = content('clergy');
const priests = [bishop ?? [], parishPriests].flat();

test('the banner leads to the stream, priests and the Pope are in order, the map has the address', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  // Its heading names the stream, if there is one.
  const firstLink = page.locator('main > header').getByRole('link').first();
  await expect(firstLink).toHaveAttribute('href', content('church').streamId ? '/WatchLive' : /./);
  const cards = page.getByRole('region', { name: about.clergy.heading }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(priests.map(({ name, office }) => name ?? office));
  const withPhoto = (index: number) => Boolean(priests[index]?.image);
  const shared = priests.filter((_, index) => index > 0 && !withPhoto(index) && !withPhoto(index - 1));
  await expect(cards.getByRole('img'), 'without a photo they share a card with one image').toHaveCount(
    priests.length - shared.length,
  );

  const section = page.getByRole('region', { name: pope.name });
  await expect(section).toContainText(pope.office);
  await expect(section.locator(`time[datetime="${pope.enthronedOn}"]`)).toContainText(
    pope.enthronedOn.slice(0, 4),
  );
  await expect(section.getByRole('img', { name: pope.image.alt })).toBeVisible();

  const mapSection = page.getByRole('region', { name: about.map.heading });
  const map = mapEmbed(formatAddress(content('church')));
  const words = siteWords.embeds.map;
  expect(await embedUrl(mapSection.getByTitle(words.title))).toBe(map.src);
  await expect(mapSection.getByRole('link')).toHaveText(new RegExp(siteWords.directions));
});
