import { build, checks, endToEndTests, unitTests } from './support/checks.ts';
import { ensureChromium } from './support/chromium.ts';
import { runCommand } from './support/refusal.ts';
import { runTests } from './support/run-tests.ts';
import type { Step } from './support/steps.ts';

/**
 * Everything that must hold, up to the first thing that does not. With arguments, a part of the tests alone:
 * `npm test -- e2e/routes.test.ts` (built anew), `npm test -- src/parish` (unit tests).
 */
await runCommand(() => runTests((unit, e2e) => stepsFor(process.argv.slice(2), unit, e2e)));

async function stepsFor(args: string[], unit: string, e2e: string): Promise<Step[]> {
  const endToEnd = args.some((arg) => arg.startsWith('e2e'));
  if (args.length > 0 && !endToEnd) return [unitTests(args, unit)];
  const chromium = await ensureChromium(console.log);
  const browserTests = [build, endToEndTests(args, e2e, chromium)];
  return endToEnd ? browserTests : [...checks, unitTests([], unit), ...browserTests];
}
