import { ensureBrowser, firefox, webkit } from '../support/browsers.ts';
import { browserTests, build } from '../support/task-definitions.ts';
import { runStages } from '../support/tasks.ts';
import { runCommand, UserError } from '../support/user-error.ts';

/**
 * The tests in Firefox and WebKit. A browser that cannot be installed is skipped, but fails the command in CI.
 * Arguments go to Playwright: `npm run test:cross-browser -- header`.
 */
await runCommand(async () => {
  const projects: string[] = [];
  for (const browser of [firefox, webkit]) {
    if (await ensureBrowser(browser, console.log)) {
      projects.push(browser.name.toLowerCase());
      continue;
    }
    const message = `${browser.name} is skipped: it could not be installed.`;
    if (process.env.CI) throw new UserError(message);
    console.log(message);
  }
  if (projects.length === 0) return 0;
  return runStages([[build], [browserTests(projects, process.argv.slice(2))]]);
});
