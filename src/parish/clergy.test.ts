import { expect, test } from 'vitest';
import { displayName } from './clergy.ts';

test('a priest without a name is shown by his office', () => {
  expect(displayName({ office: 'Parish Priest' })).toBe('Parish Priest');
  expect(displayName({ name: 'Father Mark', office: 'Parish Priest' })).toBe('Father Mark');
});
