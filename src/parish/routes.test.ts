import { expect, test } from 'vitest';
import { addressOf, hrefTo, hrefToFile, pageIds } from './routes.ts';

test('pages and files are linked from the root of the host, wherever the site stands', () => {
  expect([hrefTo('home', '/'), hrefTo('watch-live', '/')]).toEqual(['/', '/WatchLive']);
  expect([hrefTo('home', '/SMPK'), hrefTo('watch-live', '/SMPK/')]).toEqual(['/SMPK/', '/SMPK/WatchLive']);
  expect(hrefToFile('liturgies.ics', '/SMPK')).toBe('/SMPK/liturgies.ics');
});

test('every page has an address of its own with the host in front', () => {
  const addresses = pageIds.map((page) => addressOf(hrefTo(page, '/'), 'https://church.org'));
  expect(addresses[0]).toBe('https://church.org/');
  expect(new Set(addresses).size).toBe(7);
});
