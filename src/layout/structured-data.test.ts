import { expect, it, test } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { currentWords } from '#language/current-language.ts';
import { church, feedOptions } from '#church/fixtures/church.ts';
import { subscribedEvents } from '#site/fixtures/feed.ts';
import { noServices, readServices } from '#liturgies/fixtures/services.ts';
import { liturgiesFeed } from '#liturgies/liturgies-feed.ts';
import { servicesOn } from '#liturgies/services.ts';
import { isHeld } from '#liturgies/status.ts';
import { addDays, type CalendarDate, weekdayOf } from '#time/dates.ts';
import { parseTime } from '#time/time-of-day.ts';
import { churchData, eventData, jsonLd, pageData } from './structured-data.ts';

const [home, page] = ['https://church.org/', 'https://church.org/AboutUs'];
const [image, logo] = ['https://church.org/og/home.jpg', 'https://church.org/icon-512.png'];
const dataOf = (facts: object, services = noServices, today: CalendarDate = '2026-12-01') =>
  churchData({ ...church, ...facts }, services, today, { home, image, logo });

it('the church has every supplied fact', () => {
  const facebook = 'https://www.facebook.com/church';
  const links = { facebook, youtube: 'https://youtube.example/church' };
  const { url, ...data } = dataOf({ nameInFull: 'St. Mary', links });
  expect([url, data]).toMatchObject([
    home,
    {
      '@type': ['Church', 'Organization'],
      '@id': 'https://church.org/#church',
      name: church.name,
      alternateName: 'St. Mary',
      logo,
      image,
      telephone: church.phone,
      email: church.email,
      address: { '@type': 'PostalAddress', streetAddress: '100 Main Street', postalCode: '23220' },
      sameAs: [facebook],
    },
  ]);
});

it('the church has no placeholder, no hours without a service, and no event, which would need a start', () => {
  const links = { facebook: 'https://facebook.example/a' };
  const data = dataOf({ phone: '+1-804-555-0100', email: 'office@church.example', links });
  const keys = ['telephone', 'email', 'sameAs', 'openingHoursSpecification', 'event'];
  for (const key of keys) expect(data).not.toHaveProperty(key);
});

const services = readServices('three-years.yaml');
const feed = liturgiesFeed(services, church, '2026-11-20', feedOptions);
const hoursFrom = (date: CalendarDate) => {
  const { openingHoursSpecification } = dataOf({}, services, date);
  return openingHoursSpecification as unknown as Record<string, string>[];
};

/** The start times of a day by each place that tells them, on the 24-hour clock. */
const places: Record<string, (date: CalendarDate) => (string | undefined)[]> = {
  pages: (date) =>
    servicesOn(services, date)
      .filter(isHeld)
      .map(({ hours }) => parseTime(hours.startTime).iso),
  feed: (date) =>
    subscribedEvents(feed, date, addDays(date, 1))
      .filter((event) => !event.includes(` ${currentWords().canceled}: `))
      .map((event) => event.slice(11, 16)),
  'structured data': (date) => {
    const hours = hoursFrom(date);
    const ofDate = hours.filter(({ validFrom, validThrough }) => validFrom === date && validThrough === date);
    const weekly = hours.filter(
      ({ dayOfWeek, validFrom = '', validThrough = '9' }) =>
        dayOfWeek?.endsWith(weekdayOf(date)) && validFrom <= date && date <= validThrough,
    );
    const told = ofDate.length > 0 ? ofDate : weekly;
    return told.filter(({ opens, closes }) => opens !== closes).map(({ opens }) => opens);
  },
};

const starts = readFixture(import.meta.dirname, '../liturgies/fixtures/three-years-hours.yaml') as object;

test.each(Object.entries(starts))('on %s every place tells its hours: %j', (date, expected) => {
  for (const [place, startsOn] of Object.entries(places))
    expect(startsOn(date as CalendarDate), place).toEqual(expected);
});

it('the hours of the church have their ends, the dates of a season, and the days that have others', () => {
  const ofDay = (opens: string, closes: string, validFrom: string, validThrough = validFrom) =>
    expect.objectContaining({ opens, closes, validFrom, validThrough }) as unknown;
  const hours = hoursFrom('2027-04-20');
  expect(hours[1]).not.toHaveProperty('validFrom');
  expect(hoursFrom('2027-06-15'), 'without changes').toHaveLength(4);
  expect(hours).toContainEqual(ofDay('12:00', '16:00', '2027-03-08', '2027-04-23'));
  expect(hours).toContainEqual(ofDay('00:00', '00:00', '2027-04-27'));
  expect(hours).toContainEqual(ofDay('19:00', '01:00', '2027-05-01'));
});

it('the name of the church cannot end the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLd(dataOf({ name }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});

it('a page has its type, and a breadcrumb', () => {
  const labels = { home: 'Home', page: 'About Us' };
  const itemListElement = [home, page].map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  }));
  const breadcrumb = { '@type': 'BreadcrumbList', itemListElement };
  expect(pageData('about-us', labels, { home, page })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    breadcrumb,
  });
});

const camp = { '@type': 'Place', name: 'Camp Hanover', address: 'Camp Hanover' };
const virtual = { '@type': 'VirtualLocation', url: page };
const { street: streetAddress } = church.address;
it.each([
  [{}, 'Offline', { '@type': 'Place', name: church.name, address: { streetAddress } }],
  [{ place: 'Camp Hanover' }, 'Offline', camp],
  [{ online: 'Online' }, 'Online', virtual],
  [{ place: 'Camp Hanover', online: 'Online' }, 'Mixed', [camp, virtual]],
])('an event of %j is %s, with what Google requires and recommends', (values, mode, location) => {
  const [firstDate, start, end] = [
    '2026-12-05',
    '2026-12-05T18:30:00-05:00',
    '2026-12-05T20:30:00-05:00',
  ] as const;
  const event = { title: 'Youth meeting', firstDate, lastDate: firstDate, start, end, ...values };
  expect(eventData(event, church, { home, page, image })).toMatchObject({
    '@type': 'Event',
    name: 'Youth meeting',
    startDate: start,
    endDate: end,
    location,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    image,
    organizer: { name: church.name, url: home },
  });
});
