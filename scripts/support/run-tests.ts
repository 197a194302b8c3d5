import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from './shutdown-signal.ts';
import { reports } from './task-definitions.ts';
import { runStages, type Task } from './tasks.ts';
import { formatTestCounts, type TestReport } from './test-counts.ts';

/**
 * Runs stages up to the first that fails, then logs how many tests passed, failed and were skipped.
 *
 * @param stages the tasks of one stage run in parallel
 * @returns the exit code
 */
export async function runTests(stages: Task[][]): Promise<number> {
  const files = Object.values(reports).map((file) => join(import.meta.dirname, '../..', file));
  for (const file of files) rmSync(file, { force: true });
  const passed = await runStages(stages);
  if (shutdownSignal.aborted) return 130;
  const written = files.filter((file) => existsSync(file));
  if (written.length > 0) {
    console.log(
      formatTestCounts(written.map((file) => JSON.parse(readFileSync(file, 'utf8')) as TestReport)),
    );
  }
  return passed ? 0 : 1;
}
