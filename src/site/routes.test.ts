import { expect, test } from 'vitest';

import { languageOf } from '#language/languages.ts';
import { redirectsTo, shownPages } from './routes.ts';

test('a site may have neither Watch Live, Giving nor Ministries', () => {
  const pages = shownPages({ giving: false, ministries: false }, { pages: [] });
  expect(pages).toEqual(['home', 'schedule', 'about-us', 'contact-us']);
});

test('each language redirects to its pages, and Arabic from its former path', () => {
  const [english, arabic] = [languageOf('en', 'US'), languageOf('ar')];

  expect(redirectsTo(['giving'], [english])).toEqual([['Giving', 'Giving']]);
  const paths = ['Giving', 'ar/Giving', 'ar'].map((path) => [path, path]);
  expect(redirectsTo(['giving'], [english, arabic])).toEqual([...paths, ['Arabic', 'ar']]);
});
