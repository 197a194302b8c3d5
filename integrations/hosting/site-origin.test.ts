import { expect, test } from 'vitest';
import { siteOrigin, siteUrlWarning } from './site-origin.ts';

const fallback = 'https://www.church.example';

test.each([
  ['', fallback],
  [' https://Church.org/ ', 'https://church.org'],
  ['http://localhost:8787', 'http://localhost:8787'],
])('SITE_URL=%j is %s', (text, origin) => {
  expect(siteOrigin(text, fallback)).toBe(origin);
});

test.each([
  ['https://', /not a URL/],
  ['ftp://church.org', /not a URL/],
  ['https://parish.github.io/church', /BASE_PATH/],
  ['https://church.org/?a', /has a path/],
])('SITE_URL=%j is an error that shows the right form', (text, reason) => {
  expect(() => siteOrigin(text, fallback)).toThrow(reason);
  expect(() => siteOrigin(text, fallback)).toThrow(/SITE_URL=https:\/\/www\.example\.org/);
});

test('a build without SITE_URL gets a warning with the placeholder and the right form', () => {
  const warning = /placeholder https:\/\/www\.church\.example\.\n.*SITE_URL=https:\/\/www\.example\.org/;
  expect(siteUrlWarning(siteOrigin(undefined, fallback))).toMatch(warning);
  expect(siteUrlWarning('https://church.org')).toBeUndefined();
});
