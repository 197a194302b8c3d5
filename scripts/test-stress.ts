import { type ChildProcess, spawn } from 'node:child_process';
import { ensureTestBrowser } from '../support/chromium.ts';
import { findProgram } from '../support/programs.ts';
import { shutdownSignal } from '../support/shutdown-signal.ts';
import { browserTests, build } from '../support/task-definitions.ts';
import { runStages, runTask, type Task } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

const busyProcesses = 4;

/**
 * Runs the browser tests of `npm test` eleven times, to find tests that depend on how fast the machine is: five times
 * alone, five times beside four busy processes, and once on a single processor core where `taskset` is installed.
 * Arguments go to Playwright. The exit code is 1 when any run fails.
 */
await runCommand(async () => {
  process.env.CHROMIUM = await ensureTestBrowser();
  const exitCode = await runStages([[build]]);
  if (exitCode !== 0) return exitCode;

  const tests = browserTests(['chromium'], ['--reporter=dot', ...process.argv.slice(2)]);
  const failed: string[] = [];
  const run = async (how: string, task: Task = tests) => {
    const name = `${task.name}, ${how}`;
    if (!shutdownSignal.aborted && !(await runTask({ ...task, name }))) failed.push(name);
  };
  for (let turn = 1; turn <= 5; turn++) await run(`run ${turn} alone`);
  const load = startLoad();
  for (let turn = 1; turn <= 5; turn++) await run(`run ${turn} under load`);
  for (const child of load) child.kill();
  if (findProgram('taskset')) await run('on one core', { ...tests, launcher: ['taskset', '-c', '0'] });

  console.log(failed.length > 0 ? `Failed: ${failed.join('; ')}` : 'No run failed.');
  return failed.length > 0 ? 1 : 0;
});

/** Starts processes that use a processor core each, as long as this process runs. */
function startLoad(): ChildProcess[] {
  const load = Array.from({ length: busyProcesses }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
  shutdownSignal.addEventListener('abort', () => {
    for (const child of load) child.kill();
  });
  return load;
}
