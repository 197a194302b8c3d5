export const church = {
  name: 'Example Church',
  address: { country: 'US', street: '100 Main Street', city: 'Richmond', region: 'VA', postalCode: '23220' },
  phone: '+1-804-555-1212',
  email: 'office@church.org',
  links: {},
  timeZone: 'America/New_York',
  eventIdSuffix: '00000000-0000-4000-8000-000000000000',
};

export const feedOptions = {
  urls: { feed: 'https://example.org/feed.ics', page: 'https://example.org/Schedule' },
  revised: new Date('2026-11-20T20:15:30Z'),
};
