import { expect, test } from 'vitest';
import { timeRange, parseTime } from './liturgies.ts';

test.each([
  ['12:00 AM', '00:00'],
  ['5:00 AM', '05:00'],
  ['12:30 PM', '12:30'],
  ['11:59 PM', '23:59'],
])('%s is %s to a machine', (text, iso) => {
  expect(parseTime(text).iso).toBe(iso);
});

test('the half of the day is said once where both ends share it', () => {
  expect(timeRange({ startTime: '5:00 AM', endTime: '7:00 AM' }).startTime.text).toBe('5:00');
  expect(timeRange({ startTime: '11:00 AM', endTime: '1:30 PM' })).toMatchObject({
    startTime: { text: '11:00 AM' },
    endTime: { text: '1:30 PM', iso: '13:30' },
  });
});

test.each(['25:00', '8:3O AM', '8:30', '08:30 AM', ''])('%j is refused as no time of day', (text) => {
  expect(() => parseTime(text)).toThrow(/such as '12:34 PM'/);
});
