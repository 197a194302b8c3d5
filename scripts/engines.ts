import { build, journeys } from './support/checks.ts';
import { ensureEngine, firefox, webKit } from './support/engines.ts';
import { runCommand } from './support/refusal.ts';
import { runTests } from './support/run-tests.ts';

/**
 * The journeys of visitors in Firefox and WebKit, as far as this machine has them or can get them. With arguments, a
 * part of them alone: `npm run test:engines -- bar`, `npm run test:engines -- --grep Menu`.
 */
await runCommand(() =>
  runTests(async (_unit, e2e) => {
    const engines = [await ensureEngine(firefox, console.log), await ensureEngine(webKit, console.log)];
    const found = engines.filter((engine) => engine !== undefined);
    return found.length > 0 ? [[[build]], [[journeys(found, process.argv.slice(2), e2e)]]] : [];
  }),
);
