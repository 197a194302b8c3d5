import { ensureTestBrowser } from '../support/chromium.ts';
import { browserTests, build, contentCheck } from '../support/task-definitions.ts';
import { runStages } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

/** What a change of content alone can break: the content itself, the build, links, and what each page needs. */
await runCommand(async () => {
  process.env.CHROMIUM = await ensureTestBrowser();
  const files = ['e2e/links.test.ts', 'e2e/every-route.test.ts'];
  return runStages([[contentCheck], [build], [browserTests(['chromium'], files)]]);
});
