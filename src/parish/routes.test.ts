import { expect, test } from 'vitest';
import { pageNames } from '#schemas/page-names.ts';
import { fileHref, pageHref, pagePaths, shownPages } from './routes.ts';

test('links start with the base path', () => {
  expect([pageHref('home', '/'), pageHref('watch-live', '/')]).toEqual(['/', '/WatchLive']);
  const inFolder = [pageHref('home', '/church'), pageHref('watch-live', '/church/')];
  expect(inFolder).toEqual(['/church/', '/church/WatchLive']);
  expect(fileHref('liturgies.ics', '/church')).toBe('/church/liturgies.ics');
});

test('page paths are the page names in PascalCase', () => {
  expect(pagePaths(['home', 'watch-live'], '/')).toEqual(['/Home', '/WatchLive']);
});

test('a church without a live stream has no Watch Live, and the page in Arabic is shown where it is wanted', () => {
  expect(shownPages({ streamId: 'placeholder' }, { show: true })).toEqual(pageNames);
  expect(shownPages({}, { show: true })).toEqual(pageNames.filter((page) => page !== 'watch-live'));
  expect(shownPages({ streamId: 'placeholder' }, {})).toEqual(pageNames.filter((page) => page !== 'arabic'));
});
