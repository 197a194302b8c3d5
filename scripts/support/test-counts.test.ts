import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatTestCounts } from './test-counts.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const unit = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true };
const endToEnd = { stats: { expected: 30, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] };

test('the tests of both runners are added up', async () => {
  expect(await closing(unit)).toBe('12 passed, 0 failed, 1 skipped');
  expect(await closing(unit, endToEnd)).toBe('42 passed, 3 failed, 4 skipped');
  expect(await closing({ ...unit, numPendingTests: 0 })).toBe('12 passed, 0 failed');
});

test('a run that failed outside of any test does not look like a good one', async () => {
  expect(await closing({ ...unit, success: false })).toBe('12 passed, 1 failed, 1 skipped');
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(await closing({ stats, errors: [{ message: 'no server' }] })).toBe('0 passed, 1 failed');
});

async function closing(...reports: object[]): Promise<string> {
  const files = reports.map((_report, index) => join(folder, `${index}.json`));
  for (const [index, file] of files.entries()) await writeFile(file, JSON.stringify(reports[index]));
  return formatTestCounts(files);
}
