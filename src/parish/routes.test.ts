import { expect, test } from 'vitest';
import { absoluteUrl, pageHref, fileHref, pageIds } from './routes.ts';

test('pages and files are linked from the root of the host, wherever the site stands', () => {
  expect([pageHref('home', '/'), pageHref('watch-live', '/')]).toEqual(['/', '/WatchLive']);
  expect([pageHref('home', '/SMPK'), pageHref('watch-live', '/SMPK/')]).toEqual([
    '/SMPK/',
    '/SMPK/WatchLive',
  ]);
  expect(fileHref('liturgies.ics', '/SMPK')).toBe('/SMPK/liturgies.ics');
});

test('every page has an address of its own with the host in front', () => {
  const addresses = pageIds.map((page) => absoluteUrl(pageHref(page, '/'), 'https://church.org'));
  expect(addresses[0]).toBe('https://church.org/');
  expect(new Set(addresses).size).toBe(7);
});
