import { content } from './support/content.ts';
import { sitemapUrls, canonicalPages, readPageMeta, type JsonLd } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';
import { on24Hours, week } from './support/liturgies.ts';

const home = sitemapUrls('sitemap-0.xml').find((address) => new URL(address).pathname === '/') ?? '';
const church = content('church');

/** What a page says, as the one object that it says it in. */
function dataOf(file: string): JsonLd {
  const { data } = readPageMeta(file);
  expect(data).toHaveLength(1);
  return data[0] ?? { '@type': 'nothing' };
}

for (const file of ['index.html', 'Home.html']) {
  test(`${file} describes the church, and its liturgies of every week`, () => {
    const data = dataOf(file);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Church', 'Organization'],
      '@id': `${home}#church`,
      url: home,
      name: church.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: church.address.street,
        addressLocality: church.address.city,
        addressRegion: church.address.region,
        postalCode: church.address.postalCode,
        addressCountry: church.address.country,
      },
      event: week.map(({ day }) => ({
        '@type': 'Event',
        location: { '@id': `${home}#church` },
        eventSchedule: {
          byDay: `https://schema.org/${day}`,
          repeatFrequency: 'P1W',
          scheduleTimezone: church.timeZone,
        },
      })),
    });
  });
}

for (const [file, key] of [
  ['index.html', 'event'],
  ['Schedule.html', 'mainEntity'],
] as const) {
  test(`the hours that ${file} tells are those of the week, on the 24-hour clock`, () => {
    const events = dataOf(file)[key] as { eventSchedule: Record<string, string> }[];
    expect(events.map(({ eventSchedule: it }) => [it.byDay, it.startTime, it.endTime])).toEqual(
      week.map(({ day, startTime, endTime }) => [
        `https://schema.org/${day}`,
        on24Hours(startTime),
        on24Hours(endTime),
      ]),
    );
  });
}

for (const { path, file } of Object.values(canonicalPages).filter(({ path }) => path !== '/')) {
  test(`${path} is about the church and stands below Home`, () => {
    const data = dataOf(file);
    expect(data).toMatchObject({
      url: readPageMeta(file).link('canonical'),
      about: { '@id': `${home}#church` },
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: home },
          { position: 2, item: readPageMeta(file).link('canonical') },
        ],
      },
    });
  });
}

test('Ministries lists the ministries in their order', () => {
  const list = dataOf('Ministries.html').mainEntity as {
    itemListElement: { position: number; name: string }[];
  };
  expect(list.itemListElement.map(({ position, name }) => [position, name])).toEqual(
    content('ministries').ministries.map(({ name }, index) => [index + 1, name]),
  );
});

test('Watch Live claims no broadcast', () => {
  const text = JSON.stringify(dataOf('WatchLive.html'));
  expect(text).not.toMatch(/VideoObject|Broadcast|publication|startDate|isLive/);
});

test('the page for unknown addresses claims nothing', () => {
  expect(readPageMeta('404.html').data).toEqual([]);
});

test('what the church has yet to supply is not published', () => {
  for (const { file } of Object.values(canonicalPages)) {
    const text = JSON.stringify(readPageMeta(file).data).replaceAll(new URL(home).origin, '');
    expect(text).not.toMatch(/\.example|555-01|placeholder/);
  }
});
