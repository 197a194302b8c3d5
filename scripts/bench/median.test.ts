import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median is the middle value, or the mean of the middle two, in whatever order they come', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});
