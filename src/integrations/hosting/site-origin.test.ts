import { expect, test } from 'vitest';
import { siteOrigin } from './site-origin.ts';

const usual = 'https://www.church.example';

test.each([
  [undefined, usual],
  ['', usual],
  ['https://church.org', 'https://church.org'],
  [' https://Church.org/ ', 'https://church.org'],
  ['http://localhost:8787', 'http://localhost:8787'],
])('SITE_URL=%j is %s', (text, origin) => {
  expect(siteOrigin(text, usual)).toBe(origin);
});

test.each([
  ['church.org', /no web address/],
  ['ftp://church.org', /no web address/],
  ['https://', /no web address/],
  ['https://parish.github.io/SMPK', /BASE_PATH/],
  ['https://church.org/?a', /more than a host/],
])('SITE_URL=%j is refused, with the right form', (text, reason) => {
  expect(() => siteOrigin(text, usual)).toThrow(reason);
  expect(() => siteOrigin(text, usual)).toThrow(/such as SITE_URL=https:\/\/www\.example\.org/);
});
