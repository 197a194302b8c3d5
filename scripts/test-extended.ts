import { ensureChromium } from './support/chromium.ts';
import { runTests } from './support/run-tests.ts';
import { browserTests, build } from './support/task-definitions.ts';
import { runCommand } from './support/user-error.ts';

/**
 * The slow browser tests: separate builds, many pages, many viewport sizes. Arguments go to Playwright:
 * `npm run test:extended -- zoom`.
 */
await runCommand(async () => {
  process.env.CHROMIUM = await ensureChromium();
  return runTests([[build], [browserTests(['extended'], process.argv.slice(2))]]);
});
