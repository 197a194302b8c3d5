import { ensureChromium, ensureTestBrowser } from '../support/chromium.ts';
import { browserTests, build } from '../support/task-definitions.ts';
import { runStages } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

/**
 * The slow browser tests: separate builds, many pages, many viewport sizes. Arguments go to Playwright:
 * `npm run test:extended -- zoom`.
 */
await runCommand(async () => {
  process.env.CHROMIUM = await ensureTestBrowser();
  // The headless shell has no back/forward cache.
  process.env.FULL_CHROMIUM = await ensureChromium();
  return runStages([[build], [browserTests(['extended'], process.argv.slice(2))]]);
});
