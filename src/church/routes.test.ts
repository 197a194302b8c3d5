import { expect, test } from 'vitest';
import { pageNames } from '#content-model/page-names.ts';
import { shownPages } from './routes.ts';

test('a church without a live stream has no Watch Live, and the page in Arabic is shown where it is wanted', () => {
  expect(shownPages({ streamId: 'placeholder' }, { show: true })).toEqual(pageNames);
  expect(shownPages({}, { show: true })).toEqual(pageNames.filter((page) => page !== 'watch-live'));
  expect(shownPages({ streamId: 'placeholder' }, {})).toEqual(pageNames.filter((page) => page !== 'arabic'));
});
