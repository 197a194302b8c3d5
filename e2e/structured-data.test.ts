import { content, parsedContent } from './support/content.ts';
import { to24Hour, weeklyLiturgies } from './support/liturgies.ts';
import { canonicalPages, readPageMeta } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

// Unit tests of `src/layout/structured-data.ts` cover each property; these tests, what the pages pass to it.

const home = readPageMeta('index.html').link('canonical') ?? '';
const id = { '@id': `${home}#church` };
const openingHours = weeklyLiturgies.map(({ day, startTime }) =>
  expect.objectContaining({ dayOfWeek: `https://schema.org/${day}`, opens: to24Hour(startTime) }),
);
const { headerLinks, menuLinks } = content('layout');
// Of two links to a page, the label of the first.
const labels = new Map<string | undefined, string>(
  [...headerLinks, ...menuLinks].toReversed().map(({ page, label }) => [page, label]),
);
const ministries = {
  mainEntity: {
    itemListElement: content('ministries').cards.map(({ name }, index) => ({ position: index + 1, name })),
  },
};

const listsEvents = (path: string) =>
  path === canonicalPages.schedule.path && content('pages/schedule').upcoming.show === 'list';

for (const [page, { path, file }] of Object.entries(canonicalPages)) {
  test(`${path} describes the church, or is about it with a breadcrumb below Home`, async ({ request }) => {
    const { data, link, title } = readPageMeta(file);
    const url = link('canonical');
    const { name, shortName } = content('church');
    const legal = parsedContent('legal').pages.find(({ id }) => id === page);
    const itemListElement = [
      { item: home, name: labels.get('home') ?? shortName },
      { item: url, name: labels.get(page) ?? legal?.label ?? title },
    ];
    const expected =
      path === '/'
        ? { ...id, url, name, openingHoursSpecification: expect.arrayContaining(openingHours) }
        : { url, about: id, breadcrumb: { itemListElement }, ...(page === 'ministries' && ministries) };
    const [main, ...events] = data;
    expect(main).toMatchObject(expected);
    const logo = path === '/' ? new URL(String(main?.logo)).pathname : path;
    expect((await request.get(logo)).status(), logo).toBe(200);
    // Their number is that of the calendar.
    expect(events).toMatchObject(listsEvents(path) ? events.map(() => ({ '@type': 'Event' })) : []);
  });
}

test('/Home has the data of /, Watch Live none about a broadcast, the 404 page none at all', () => {
  expect(readPageMeta('Home.html').data).toEqual(readPageMeta('index.html').data);
  const broadcast = /VideoObject|Broadcast|publication|startDate|isLive/;
  // Without a live stream there is no such page.
  const watchLive = Object.values(canonicalPages).filter(({ path }) => path === '/WatchLive');
  for (const { file } of watchLive) expect(JSON.stringify(readPageMeta(file).data)).not.toMatch(broadcast);
  expect(readPageMeta('404.html').data).toEqual([]);
});
