import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  build,
  contentCheck,
  endToEndTests,
  formatting,
  linting,
  types,
  unitTests,
} from './support/checks.ts';
import { ensureChromium } from './support/chromium.ts';
import { closingLine } from './support/counts.ts';
import { ending } from './support/ending.ts';
import { runCommand } from './support/refusal.ts';
import { runSideBySide, type Step } from './support/steps.ts';

/**
 * Everything that must hold, up to the first thing that does not. With arguments, a part of the tests alone:
 * `npm test -- e2e/routes.test.ts` (built anew), `npm test -- src/parish` (unit tests).
 */
await runCommand(async () => {
  const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
  const [unit, e2e] = [join(reports, 'unit.json'), join(reports, 'e2e.json')];
  try {
    const passed = await runAll(await stagesFor(process.argv.slice(2), unit, e2e));
    if (ending.aborted) return 130;
    const tested = [unit, e2e].filter((report) => existsSync(report));
    if (tested.length > 0) console.log(closingLine(tested));
    return passed ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
});

/** @returns the stages, one after the other, each with the rows of steps that may run side by side */
async function stagesFor(args: string[], unit: string, e2e: string): Promise<Step[][][]> {
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

async function runAll(stages: Step[][][]): Promise<boolean> {
  for (const stage of stages) {
    if (!(await runSideBySide(stage))) return false;
  }
  return true;
}
