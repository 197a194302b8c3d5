import { expect, test } from 'vitest';
import { formatDate, displayName } from './clergy.ts';

test('a priest whose name is yet to be supplied is called by his office', () => {
  expect(displayName({ office: 'Parish Priest' })).toBe('Parish Priest');
  expect(displayName({ name: 'Father Mark', office: 'Parish Priest' })).toBe('Father Mark');
});

test('a date is read as the day it is, wherever the site is built', () => {
  expect(formatDate('2012-11-18')).toBe('18 November 2012');
});
