import { expect, test } from 'vitest';
import { formatTimeRange, timeRange } from './hours.ts';

test('the start omits AM or PM where both ends share it', () => {
  expect(timeRange({ startTime: '5:00 AM', endTime: '7:00 AM' }).startTime.text).toBe('5:00');
  expect(timeRange({ startTime: '11:00 AM', endTime: '1:30 PM' })).toEqual({
    startTime: { text: '11:00 AM', iso: '11:00' },
    endTime: { text: '1:30 PM', iso: '13:30' },
  });
});

test('a time range is joined by an en dash', () => {
  expect(formatTimeRange({ startTime: '5:00 AM', endTime: '7:00 AM' })).toBe('5:00–7:00 AM');
});
