import { expect, test } from 'vitest';
import { displayName, formatDate } from './clergy.ts';

test('a priest without a name is shown by his office', () => {
  expect(displayName({ office: 'Parish Priest' })).toBe('Parish Priest');
  expect(displayName({ name: 'Father Mark', office: 'Parish Priest' })).toBe('Father Mark');
});

test('a date is formatted in en-US', () => {
  expect(formatDate('2012-11-18')).toBe('November 18, 2012');
});
