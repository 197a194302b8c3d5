import { ensureChromium } from './support/chromium.ts';
import { runTests } from './support/run-tests.ts';
import {
  browserTests,
  build,
  contentCheck,
  formatting,
  linting,
  types,
  unitTests,
} from './support/task-definitions.ts';
import { runCommand } from './support/user-error.ts';

const args = process.argv.slice(2);

/**
 * All checks, up to the first that fails. Arguments select tests: `npm test -- e2e/routes.test.ts` builds the site and
 * runs one file in a browser, `npm test -- src/parish` runs unit tests.
 */
await runCommand(async () => {
  const endToEnd = args.some((arg) => arg.startsWith('e2e'));
  if (args.length > 0 && !endToEnd) return runTests([[unitTests(args)]]);
  process.env.CHROMIUM = await ensureChromium();
  const checks = [[contentCheck], [types, unitTests()], [linting, formatting]];
  return runTests([...(endToEnd ? [] : checks), [build], [browserTests(['chromium'], args)]]);
});
