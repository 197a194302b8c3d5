import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './support/built-site.ts';
import { content } from './support/content.ts';
import { to24Hour, weeklyLiturgies } from './support/liturgies.ts';
import { canonicalPages, readPageMeta } from './support/page-meta.ts';
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
const { ministries } = content('ministries');
const itemListElement = ministries.map(({ name }, index) => ({ position: index + 1, name }));
const mainEntities: Record<string, object> = {
  '/Schedule': { mainEntity: weeklyEvents },
  '/Ministries': { mainEntity: { itemListElement } },
};

for (const file of ['index.html', 'Home.html']) {
  test(`${file} describes the church and its weekly liturgies`, () => {
    const { street, city, region, postalCode, country } = church.address;
    expect(readPageMeta(file).data).toMatchObject([
      {
        ...id,
        '@context': 'https://schema.org',
        '@type': ['Church', 'Organization'],
        url: home,
        name: church.name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: city,
          addressRegion: region,
          postalCode,
          addressCountry: country,
        },
        event: weeklyEvents,
      },
    ]);
  });
}

for (const { path, file } of Object.values(canonicalPages).filter(({ path }) => path !== '/')) {
  test(`${path} is about the church, with a breadcrumb below Home`, () => {
    const { data, link } = readPageMeta(file);
    const url = link('canonical');
    const breadcrumbs = [
      { position: 1, item: home },
      { position: 2, item: url },
    ];
    expect(data).toMatchObject([
      {
        url,
        about: id,
        breadcrumb: { '@type': 'BreadcrumbList', itemListElement: breadcrumbs },
        ...mainEntities[path],
      },
    ]);
  });
}

test('Watch Live has no structured data about a broadcast, and the 404 page has none at all', () => {
  const broadcast = /VideoObject|Broadcast|publication|startDate|isLive/;
  expect(JSON.stringify(readPageMeta('WatchLive.html').data)).not.toMatch(broadcast);
  expect(readPageMeta('404.html').data).toEqual([]);
});

test('neither structured data nor llms.txt has placeholders', () => {
  const data = Object.values(canonicalPages).map(({ file }) => JSON.stringify(readPageMeta(file).data));
  const text = data.join('\n') + readFileSync(join(dist, 'llms.txt'), 'utf8');
  expect(text.replaceAll(new URL(home).origin, '')).not.toMatch(/\.example|555-01|placeholder/);
});
