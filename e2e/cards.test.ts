import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';

for (const [file, path, { heading }] of [
  ['life-at', '/', content('pages/home').lifeAt],
  ['ministries', '/Ministries', content('pages/ministries').introduction],
  ['volunteering', '/Giving', content('pages/giving').volunteering],
  ['pillars', '/AboutUs', content('pages/about-us').pillars],
] as const) {
  test(`${path} shows the cards of ${file} in order, each in its own direction`, async ({ page }) => {
    const ungrouped: readonly Card[] = content(file).cards;
    const cards = [...Map.groupBy(ungrouped, ({ group }) => group).values()].flat();
    await page.goto(path);
    const section = page.getByRole('region', { name: heading, exact: true });
    const groups = new Set(cards.flatMap(({ group }) => group ?? []));
    await expect(section.getByRole('heading', { level: 2 })).toHaveText([heading, ...groups]);
    const items = section.getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(cards.map(({ name }) => name));
    for (const [index, { name, text, when, image }] of cards.entries()) {
      const item = items.nth(index);
      for (const own of [name, text, ...(when ? [when] : [])])
        await expect(item.getByText(own, { exact: true })).toHaveCSS('direction', directionOf(own));
      await expect(item.getByRole('img', { name: image.alt, exact: true })).toBeAttached();
      // What leads nowhere has no frame.
      await expect(item).toHaveCSS('border-width', '0px');
      await expect(item).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    const lefts = await items.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().x)));
    expect(new Set(lefts).size, 'columns').toBeLessThanOrEqual(3);
  });
}

/** @returns the direction that a text has by `dir="auto"`: that of its first letter */
const directionOf = (text: string) => (/^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr');

/** With all that cards may have. */
type Card = ReturnType<typeof content<'ministries'>>['cards'][number];
