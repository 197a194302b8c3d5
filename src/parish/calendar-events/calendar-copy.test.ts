import { expect, it } from 'vitest';
import { isRecent } from './calendar-copy.ts';

it.each([
  ['2026-12-07T12:00:00Z', true],
  ['2026-12-06T12:00:00Z', true],
  ['2026-12-06T11:59:59Z', false],
])('a copy that was read at %s is recent on December 20: %s', (readAt, expected) => {
  expect(isRecent(readAt, new Date('2026-12-20T12:00:00Z'))).toBe(expected);
});
