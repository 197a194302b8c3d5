import { expect, test } from 'vitest';
import { parseTime } from './date-time.ts';

test.each([
  ['12:00 AM', '00:00', 0],
  ['5:00 AM', '05:00', 300],
  ['12:30 PM', '12:30', 750],
  ['11:59 PM', '23:59', 1439],
])('parses %s as %s', (text, iso, minutes) => {
  expect(parseTime(text)).toMatchObject({ iso, minutes });
});

test.each(['25:00', '8:3O AM', '8:30', '08:30 AM', ''])('rejects %j', (text) => {
  expect(() => parseTime(text)).toThrow(/such as '12:34 PM'/);
});
