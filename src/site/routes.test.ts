import { expect, test } from 'vitest';

import { pageNames } from '#content-model/page-names.ts';
import { languageOf } from '#language/languages.ts';
import { redirectTargets, shownPages } from './routes.ts';

test('a site may have neither Watch Live, Giving nor Ministries', () => {
  const pages = shownPages({ giving: false, ministries: false }, { pages: [] });
  expect(pages).toEqual(pageNames.filter((page) => !['giving', 'ministries', 'watch-live'].includes(page)));
});

test('each language has redirects to its pages', () => {
  const [english, arabic] = [languageOf('en', 'US'), languageOf('ar')];

  expect(redirectTargets(['giving'], [english])).toEqual(['Giving']);
  expect(redirectTargets(['giving'], [english, arabic])).toEqual(['Giving', 'ar/Giving', 'ar']);
});

test('the passages of a Gospel share one redirect, but for one from several Gospels', () => {
  const several = 'Gospel/Matthew-21-1-17-Mark-11-1-11';
  const pages = ['Gospel', 'Gospel/John-9-1-38', several, 'Gospel/John-15-26-16-15'] as const;
  const paths = ['Gospel', several].flatMap((path) => [path, `ar/${path}`]);
  const targets = redirectTargets(pages, [languageOf('en', 'US'), languageOf('ar')]);
  expect(targets.slice(0, -2).sort()).toEqual([...paths, 'ar'].sort());
  expect(targets.slice(-2)).toEqual(['Gospel/John-*', 'ar/Gospel/John-*']);
});
