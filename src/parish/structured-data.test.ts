import { describe, expect, it } from 'vitest';
import { churchData, eventData, itemList, jsonLd, pageData } from './structured-data.ts';
import type { Services } from './services/services.ts';

const church = {
  name: 'Example Church',
  address: {
    street: '100 Main Street',
    city: 'Richmond',
    region: 'VA',
    postalCode: '23220',
  },
  phone: '+1-804-555-1212',
  email: 'office@church.org',
  links: {
    facebook: 'https://www.facebook.com/church',
    youtube: 'https://www.youtube.com/@church',
    instagram: 'https://instagram.example/church',
  },
};
const liturgies = [
  { id: 'wednesday', day: 'Wednesday', startTime: '3:30 PM', endTime: '6:00 PM' },
  { id: 'sunday', day: 'Sunday', startTime: '8:30 AM', endTime: '11:30 AM' },
] as const;
const services: Services = {
  liturgies: [...liturgies],
  changes: [],
  specialServices: [],
  pauses: [],
  feed: { eventName: 'Divine Liturgy' },
};
const today = '2026-12-01';
const urls = {
  home: 'https://church.org/',
  image: 'https://church.org/og/home.jpg',
  logo: 'https://church.org/icon-512.png',
};

describe('the church', () => {
  it('has every supplied fact', () => {
    expect(churchData(church, services, today, urls)).toMatchObject({
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
    expect(churchData(church, services, today, urls)).toHaveProperty('sameAs', [
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
    const data = churchData(empty, services, today, urls);
    for (const key of ['telephone', 'email', 'sameAs', 'geo']) expect(data).not.toHaveProperty(key);
    expect(jsonLd(data)).not.toMatch(/555|\.example/);
  });

  it('has the dates of a season, and the hours of each day that has others', () => {
    const [wednesday, sunday] = liturgies;
    const data = churchData(
      church,
      {
        ...services,
        liturgies: [{ ...wednesday, firstDate: '2026-11-25', lastDate: '2027-01-06' }, sunday],
        changes: [
          { liturgy: 'sunday', date: '2026-12-06', canceled: true },
          { liturgy: 'sunday', date: '2026-12-13', startTime: '9:00 AM', endTime: '12:00 PM' },
        ],
        specialServices: [
          { name: 'Praises', date: '2026-12-31', startTime: '10:00 PM', endTime: '12:30 AM' },
        ],
      },
      today,
      urls,
    );
    expect(data, 'which would need a start date').not.toHaveProperty('event');
    const onDay = (date: string, opens: string, closes: string) =>
      expect.objectContaining({ opens, closes, validFrom: date, validThrough: date }) as unknown;
    expect(data.openingHoursSpecification).toEqual([
      expect.objectContaining({ opens: '15:30', validFrom: '2026-11-25', validThrough: '2027-01-06' }),
      expect.not.objectContaining({ validFrom: expect.anything() as unknown }),
      onDay('2026-12-06', '00:00', '00:00'),
      onDay('2026-12-13', '09:00', '12:00'),
      onDay('2026-12-31', '22:00', '00:30'),
    ]);
  });

  it('has coordinates when they are supplied', () => {
    const data = churchData({ ...church, geo: { latitude: 37.5, longitude: -77.4 } }, services, today, urls);
    expect(data.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 37.5, longitude: -77.4 });
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
  const text = jsonLd(churchData({ ...church, name }, services, today, urls));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});

describe('an event', () => {
  const event = {
    title: 'Youth meeting',
    firstDate: '2026-12-05',
    lastDate: '2026-12-05',
    start: '2026-12-05T18:30:00-05:00',
    end: '2026-12-05T20:30:00-05:00',
  };
  const eventUrls = {
    home: urls.home,
    page: 'https://church.org/Schedule',
    image: 'https://church.org/og.jpg',
  };

  it('has what Google requires and recommends', () => {
    expect(eventData(event, church, eventUrls)).toMatchObject({
      '@type': 'Event',
      name: 'Youth meeting',
      startDate: event.start,
      endDate: event.end,
      location: { '@type': 'Place', name: church.name, address: { streetAddress: church.address.street } },
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      image: eventUrls.image,
      organizer: { name: church.name, url: urls.home },
    });
  });

  it('has its own place', () => {
    const { location } = eventData({ ...event, place: 'Camp Hanover' }, church, eventUrls);
    expect(location).toEqual({ '@type': 'Place', name: 'Camp Hanover', address: 'Camp Hanover' });
  });

  it('is online, without its address', () => {
    const place = 'https://meet.example/abc';
    const data = eventData({ ...event, place, isOnline: true }, church, eventUrls);
    expect(JSON.stringify(data)).not.toContain('meet.example');
    expect(data).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: eventUrls.page },
    });
  });
});
