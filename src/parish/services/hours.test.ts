import { expect, test } from 'vitest';
import { formatTimeRange, timeRange } from './hours.ts';

test('each end has AM or PM where they differ', () => {
  expect(timeRange({ startTime: '11:00 AM', endTime: '1:30 PM' })).toEqual({
    startTime: { text: '11:00 AM', iso: '11:00' },
    endTime: { text: '1:30 PM', iso: '13:30' },
  });
});

test('the start omits AM or PM where both ends share it', () => {
  expect(formatTimeRange({ startTime: '5:00 AM', endTime: '7:00 AM' })).toBe('5:00–7:00 AM');
});
