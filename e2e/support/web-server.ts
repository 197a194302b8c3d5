import { existsSync } from 'node:fs';
import { serve } from '../../support/serve.ts';
import { dist } from '../../support/dist.ts';
import { build } from '../../support/task-definitions.ts';
import { runTask } from '../../support/tasks.ts';
import { runCommand } from '../../support/user-error.ts';

/** Serves dist/ on a free port, for `webServer` in playwright.config.ts. Builds the site first if dist/ is missing. */
await runCommand(async () => {
  if (!existsSync(dist) && !(await runTask(build))) return 1;
  return serve(dist, 0);
});
