import {
  build,
  contentCheck,
  endToEndTests,
  formatting,
  linting,
  types,
  unitTests,
} from './support/task-definitions.ts';
import { ensureChromium } from './support/chromium.ts';
import { runCommand } from './support/user-error.ts';
import { runTests } from './support/run-tests.ts';
import type { Task } from './support/tasks.ts';

/**
 * Everything that must hold, up to the first thing that does not. With arguments, a part of the tests alone:
 * `npm test -- e2e/routes.test.ts` (built anew), `npm test -- src/parish` (unit tests).
 */
await runCommand(() => runTests((unit, e2e) => stagesFor(process.argv.slice(2), unit, e2e)));

/** @returns the stages, one after the other, each with the rows of steps that may run side by side */
async function stagesFor(args: string[], unit: string, e2e: string): Promise<Task[][][]> {
  const endToEnd = args.some((arg) => arg.startsWith('e2e'));
  if (args.length > 0 && !endToEnd) return [[[unitTests(args, unit)]]];
  const chromium = await ensureChromium(console.log);
  const browserTests = [[[build]], [[endToEndTests(args, e2e, chromium)]]];
  if (endToEnd) return browserTests;
  const checks = [
    [types, linting],
    [formatting, unitTests([], unit)],
  ];
  return [[[contentCheck]], checks, ...browserTests];
}
