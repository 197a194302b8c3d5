import { expect, test } from 'vitest';
import { formatTestCounts } from './test-counts.ts';

const unit = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true };
const e2e = { stats: { expected: 30, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] };

test('counts of both runners are added up', () => {
  expect(formatTestCounts([unit])).toBe('12 passed, 0 failed, 1 skipped');
  expect(formatTestCounts([unit, e2e])).toBe('42 passed, 3 failed, 4 skipped');
  expect(formatTestCounts([{ ...unit, numPendingTests: 0 }])).toBe('12 passed, 0 failed');
});

test('a run that fails outside of all tests counts as one failed test', () => {
  expect(formatTestCounts([{ ...unit, success: false }])).toBe('12 passed, 1 failed, 1 skipped');
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(formatTestCounts([{ stats, errors: [{ message: 'no server' }] }])).toBe('0 passed, 1 failed');
});
