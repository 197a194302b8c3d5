import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTestCounts } from './test-counts.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { runInParallel, type Task } from './tasks.ts';

/**
 * Runs stages of steps up to the first that does not hold, and says at the end how many tests there were.
 *
 * @param plan is given the files in which Vitest and Playwright are to report, as JSON; it returns the stages, one
 * after the other, each with the rows of steps that may run side by side
 * @returns the exit code
 */
export async function runTests(plan: (unit: string, e2e: string) => Promise<Task[][][]>): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
  const [unit, e2e] = [join(reports, 'unit.json'), join(reports, 'e2e.json')];
  try {
    const passed = await runAll(await plan(unit, e2e));
    if (shutdownSignal.aborted) return 130;
    const tested = [unit, e2e].filter((report) => existsSync(report));
    if (tested.length > 0) console.log(formatTestCounts(tested));
    return passed ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

async function runAll(stages: Task[][][]): Promise<boolean> {
  for (const stage of stages) {
    if (!(await runInParallel(stage))) return false;
  }
  return true;
}
