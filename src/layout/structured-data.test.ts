import { expect, it } from 'vitest';
import { church } from '#church/fixtures/church.ts';
import { noServices } from '#liturgies/fixtures/services.ts';
import { churchData, eventData, jsonLd, pageData } from './structured-data.ts';
import type { LiturgyChange, Services } from '#liturgies/schema.ts';

const today = '2026-12-01';
const home = 'https://church.org/';
const page = 'https://church.org/AboutUs';
const image = 'https://church.org/og/home.jpg';
const logo = 'https://church.org/icon-512.png';
const dataOf = (facts: object, services: Partial<Services> = {}) =>
  churchData({ ...church, ...facts }, { ...noServices, ...services }, today, { home, image, logo });

it('the church has every supplied fact', () => {
  const facebook = 'https://www.facebook.com/church';
  const youtube = 'https://youtube.example/church';
  const geo = { latitude: 37.5, longitude: -77.4 };
  expect(dataOf({ nameInFull: 'St. Mary', links: { facebook, youtube }, geo })).toMatchObject({
    '@type': ['Church', 'Organization'],
    '@id': 'https://church.org/#church',
    name: church.name,
    alternateName: 'St. Mary',
    url: home,
    logo,
    image,
    telephone: church.phone,
    email: church.email,
    address: { '@type': 'PostalAddress', streetAddress: '100 Main Street', postalCode: '23220' },
    geo: { '@type': 'GeoCoordinates', ...geo },
    sameAs: [facebook],
  });
});

it('the church has no placeholder, and no hours without a service', () => {
  const links = { facebook: 'https://facebook.example/a' };
  const data = dataOf({ phone: '+1-804-555-0100', email: 'office@church.example', links });
  const keys = ['telephone', 'email', 'sameAs', 'geo', 'openingHoursSpecification'];
  for (const key of keys) expect(data).not.toHaveProperty(key);
});

it('the church has the dates of a season, and the hours of each day that has others', () => {
  const sunday = { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' } as const;
  const season = { firstDate: '2026-11-25', lastDate: '2027-01-06' } as const;
  const night = { startTime: '10:00 PM', endTime: '12:30 AM' } as const;
  const changes: LiturgyChange[] = [
    { liturgy: 'sunday', date: '2026-12-06', canceled: true },
    { liturgy: 'sunday', date: '2026-12-13', startTime: '9:00 AM', endTime: '12:00 PM' },
  ];
  const liturgies = [{ ...sunday, id: 'season', day: 'Wednesday', ...season } as const, sunday];
  const specialServices = [{ name: 'Praises', date: '2026-12-31', ...night } as const];
  const data = dataOf({}, { liturgies, changes, specialServices });
  expect(data, 'which would need a start date').not.toHaveProperty('event');
  const hours = (opens: string, closes: string, validFrom: string, validThrough = validFrom) =>
    expect.objectContaining({ opens, closes, validFrom, validThrough }) as unknown;
  expect(data.openingHoursSpecification).toEqual([
    hours('08:30', '11:30', '2026-11-25', '2027-01-06'),
    expect.not.objectContaining({ validFrom: expect.anything() as unknown }),
    hours('00:00', '00:00', '2026-12-06'),
    hours('09:00', '12:00', '2026-12-13'),
    hours('22:00', '00:30', '2026-12-31'),
  ]);
});

it('the name of the church cannot end the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLd(dataOf({ name }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});

it('a page is about the church, and has a breadcrumb below Home', () => {
  const labels = { home: 'Home', page: 'About Us' };
  expect(pageData('about-us', labels, { home, page })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    url: page,
    about: { '@id': 'https://church.org/#church' },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: home },
        { '@type': 'ListItem', position: 2, name: 'About Us', item: page },
      ],
    },
  });
});

const [start, end] = ['2026-12-05T18:30:00-05:00', '2026-12-05T20:30:00-05:00'] as const;
const event = {
  title: 'Youth meeting',
  firstDate: '2026-12-05',
  lastDate: '2026-12-05',
  start,
  end,
} as const;
const modeOf = (mode: string) => `https://schema.org/${mode}EventAttendanceMode`;
const dataOfEvent = (values: object) => eventData({ ...event, ...values }, church, { home, page, image });

it('an event has what Google requires and recommends', () => {
  expect(dataOfEvent({})).toMatchObject({
    '@type': 'Event',
    name: 'Youth meeting',
    startDate: start,
    endDate: end,
    location: { '@type': 'Place', name: church.name, address: { streetAddress: church.address.street } },
    eventAttendanceMode: modeOf('Offline'),
    image,
    organizer: { name: church.name, url: home },
  });
});

const camp = { '@type': 'Place', name: 'Camp Hanover', address: 'Camp Hanover' };
const virtual = { '@type': 'VirtualLocation', url: page };
it.each([
  [{ place: 'Camp Hanover' }, 'Offline', camp],
  [{ online: 'Online' }, 'Online', virtual],
  [{ place: 'Camp Hanover', online: 'Online' }, 'Mixed', [camp, virtual]],
])('an event of %j is %s', (values, mode, location) => {
  const { location: actual, eventAttendanceMode } = dataOfEvent(values);
  expect([actual, eventAttendanceMode]).toEqual([location, modeOf(mode)]);
});
