import { content } from './support/content.ts';
import { to24Hour, weeklyLiturgies } from './support/liturgies.ts';
import { canonicalPages, readPageMeta, type JsonLd } from './support/page-meta.ts';
import { expect, test } from './support/test.ts';

const church = content('church');
const home = readPageMeta('index.html').link('canonical') ?? '';
const id = { '@id': `${home}#church` };
const weeklyEvents = weeklyLiturgies.map(({ day, startTime, endTime }) => ({
  '@type': 'Event',
  location: id,
  eventSchedule: {
    byDay: `https://schema.org/${day}`,
    startTime: to24Hour(startTime),
    endTime: to24Hour(endTime),
    repeatFrequency: 'P1W',
    scheduleTimezone: church.timeZone,
  },
}));

for (const file of ['index.html', 'Home.html']) {
  test(`${file} describes the church and its weekly liturgies`, () => {
    expect(jsonLd(file)).toMatchObject({
      ...id,
      '@context': 'https://schema.org',
      '@type': ['Church', 'Organization'],
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
      event: weeklyEvents,
    });
  });
}

for (const { path, file } of Object.values(canonicalPages).filter(({ path }) => path !== '/')) {
  test(`${path} is about the church, with a breadcrumb below Home`, () => {
    const url = readPageMeta(file).link('canonical');
    expect(jsonLd(file)).toMatchObject({
      url,
      about: id,
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: home },
          { position: 2, item: url },
        ],
      },
    });
  });
}

test('Schedule lists the weekly liturgies', () => {
  expect(jsonLd('Schedule.html')).toMatchObject({ mainEntity: weeklyEvents });
});

test('Ministries lists the ministries in order', () => {
  const { ministries } = content('ministries');
  expect(jsonLd('Ministries.html')).toMatchObject({
    mainEntity: { itemListElement: ministries.map(({ name }, index) => ({ position: index + 1, name })) },
  });
});

test('Watch Live does not describe a broadcast', () => {
  expect(JSON.stringify(jsonLd('WatchLive.html'))).not.toMatch(
    /VideoObject|Broadcast|publication|startDate|isLive/,
  );
});

test('404 page has no structured data', () => {
  expect(readPageMeta('404.html').data).toEqual([]);
});

test('placeholders are not published', () => {
  for (const { file } of Object.values(canonicalPages)) {
    const text = JSON.stringify(jsonLd(file)).replaceAll(new URL(home).origin, '');
    expect(text, file).not.toMatch(/\.example|555-01|placeholder/);
  }
});

/** @returns the one JSON-LD object of a page */
function jsonLd(file: string): JsonLd | undefined {
  const { data } = readPageMeta(file);
  expect(data, file).toHaveLength(1);
  return data[0];
}
