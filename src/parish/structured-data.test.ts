import { describe, expect, it } from 'vitest';
import { churchData, itemList, jsonLd, pageData, weeklyEvents } from './structured-data.ts';

const church = {
  name: 'Example Church',
  address: {
    street: '100 Main Street',
    city: 'Richmond',
    region: 'VA',
    postalCode: '23220',
    country: 'US',
  },
  timeZone: 'America/New_York',
  phone: '+1-804-555-1212',
  email: 'office@church.org',
  links: {
    facebook: 'https://www.facebook.com/church',
    youtube: 'https://www.youtube.com/@church',
    instagram: 'https://instagram.example/church',
  },
};
const week = {
  liturgies: [
    { id: 'wednesday', day: 'Wednesday', startTime: '3:30 PM', endTime: '6:00 PM' },
    { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' },
  ],
  calendar: { eventName: 'Divine Liturgy', subscribeLabel: 'Add', downloadLabel: 'Download' },
} satisfies Parameters<typeof churchData>[1];
const urls = {
  home: 'https://church.org/',
  image: 'https://church.org/og/home.jpg',
  logo: 'https://church.org/icon-512.png',
};

describe('the church', () => {
  it('has every supplied fact', () => {
    expect(churchData(church, week, urls)).toMatchObject({
      '@type': ['Church', 'Organization'],
      '@id': 'https://church.org/#church',
      url: 'https://church.org/',
      logo: urls.logo,
      image: urls.image,
      telephone: '+1-804-555-1212',
      email: 'office@church.org',
      address: { '@type': 'PostalAddress', streetAddress: '100 Main Street', postalCode: '23220' },
    });
  });

  it('omits placeholder values', () => {
    expect(churchData(church, week, urls)).toHaveProperty('sameAs', [
      church.links.facebook,
      church.links.youtube,
    ]);
    const empty = {
      ...church,
      phone: '+1-804-555-0100',
      email: 'office@church.example',
      links: {
        facebook: 'https://facebook.example/a',
        youtube: 'https://youtube.example/a',
        instagram: 'https://instagram.example/a',
      },
    };
    const data = churchData(empty, week, urls);
    for (const key of ['telephone', 'email', 'sameAs', 'geo']) expect(data).not.toHaveProperty(key);
    expect(jsonLd(data)).not.toMatch(/555|\.example/);
  });

  it('has coordinates when they are supplied', () => {
    const data = churchData({ ...church, geo: { latitude: 37.5, longitude: -77.4 } }, week, urls);
    expect(data.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 37.5, longitude: -77.4 });
  });
});

describe('the liturgies', () => {
  it('are weekly events in the time zone of the church', () => {
    expect(weeklyEvents(week, church.timeZone, urls.home)).toEqual([
      {
        '@type': 'Event',
        name: 'Divine Liturgy',
        location: { '@id': 'https://church.org/#church' },
        eventSchedule: {
          '@type': 'Schedule',
          byDay: 'https://schema.org/Wednesday',
          startTime: '15:30',
          endTime: '18:00',
          repeatFrequency: 'P1W',
          scheduleTimezone: 'America/New_York',
        },
      },
      expect.objectContaining({ eventSchedule: expect.objectContaining({ startTime: '08:30' }) as unknown }),
    ]);
    expect(churchData(church, week, urls).event).toEqual(weeklyEvents(week, church.timeZone, urls.home));
  });
});

describe('a page', () => {
  const pageUrls = { home: urls.home, page: 'https://church.org/AboutUs' };
  const data = pageData('about-us', { home: 'Home', page: 'About Us' }, pageUrls);

  it('is about the church and has a breadcrumb below Home', () => {
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      url: pageUrls.page,
      about: { '@id': 'https://church.org/#church' },
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: pageUrls.home },
          { '@type': 'ListItem', position: 2, name: 'About Us', item: pageUrls.page },
        ],
      },
    });
  });

  it('can have a list of names as its main entity', () => {
    const list = itemList([{ name: 'Youth' }, { name: 'Care' }]);
    expect(pageData('ministries', { home: 'Home', page: 'Ministries' }, pageUrls, list)).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: {
        itemListElement: [
          { position: 1, name: 'Youth' },
          { position: 2, name: 'Care' },
        ],
      },
    });
  });
});

it('escapes names so that they cannot end the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = jsonLd(churchData({ ...church, name }, week, urls));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});
