import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

for (const [file, path, { heading }] of [
  ['life-at', '/', content('pages/home').lifeAt],
  ['ministries', '/Ministries', content('pages/ministries').introduction],
  ['volunteering', '/Giving', content('pages/giving').volunteering],
  ['pillars', '/AboutUs', content('pages/about-us').pillars],
] as const) {
  test(`${path} shows the cards of ${file} in order, each with an image, a name and a text`, async ({
    page,
  }) => {
    const cards: readonly Card[] = content(file).cards;
    await page.goto(path);
    const items = page.getByRole('region', { name: heading, exact: true }).getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(cards.map(({ name }) => name));
    for (const [index, { text, when = '', image }] of cards.entries()) {
      const item = items.nth(index);
      await expect(item).toContainText(text);
      await expect(item).toContainText(when);
      await expect(item.getByRole('img', { name: image.alt, exact: true })).toBeAttached();
    }
  });
}

interface Card {
  name: string;
  text: string;
  when?: string | undefined;
  image: { alt: string };
}
