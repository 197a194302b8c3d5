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

test('the passages of a Gospel share one redirect, but for one from several Gospels', () => {
  const several = 'Gospel/Matthew-21-1-17-Mark-11-1-11';
  const pages = ['Gospel', 'Gospel/John-9-1-38', several, 'Gospel/John-15-26-16-15'] as const;
  const paths = ['Gospel', several].flatMap((path) => [path, `ar/${path}`]);
  const redirects = redirectsTo(pages, [languageOf('en', 'US'), languageOf('ar')]).map(([from]) => from);
  expect(redirects.slice(0, -2).sort()).toEqual([...paths, 'ar', 'Arabic'].sort());
  expect(redirects.slice(-2)).toEqual(['Gospel/John-*', 'ar/Gospel/John-*']);
});
