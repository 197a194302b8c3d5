import { expect, test } from 'vitest';

import { languageOf } from '#language/languages.ts';
import { legalPage } from '#site/fixtures/legal-page.ts';
import { legalSchema } from './legal-schema.ts';
import { pageHref, pagePaths, redirectsTo, shownPages } from './routes.ts';

test('a site may have neither Watch Live, Giving nor Ministries', () => {
  const pages = shownPages({ giving: false, ministries: false }, { pages: [] });
  expect(pages).toEqual(['home', 'schedule', 'about-us', 'contact-us']);
});

test('the main language is at the root, the others are in folders', () => {
  const [english, arabic] = [languageOf('en', 'US'), languageOf('ar')];
  expect([pageHref('home', '/', english), pageHref('watch-live', '/', english)]).toEqual(['/', '/WatchLive']);
  expect([pageHref('home', '/church/', arabic), pageHref('schedule', '/', arabic)]).toEqual([
    '/church/ar',
    '/ar/Schedule',
  ]);
  expect(redirectsTo(['giving'], [english])).toEqual([['Giving', 'Giving']]);
  const paths = ['Giving', 'ar/Giving', 'ar'].map((path) => [path, path]);
  expect(redirectsTo(['giving'], [english, arabic])).toEqual([...paths, ['Arabic', 'ar']]);
});

test('the ids of legal pages are their paths', () => {
  const { pages } = legalSchema.parse({ pages: [legalPage('PrivacyNotice')] });
  expect(shownPages({}, { pages }).at(-1)).toBe('PrivacyNotice');
  expect(pagePaths(['PrivacyNotice', 'watch-live'], '/')).toEqual(['/PrivacyNotice', '/WatchLive']);
});
