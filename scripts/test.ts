import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowser } from '../support/chromium.ts';
import {
  browserTests,
  build,
  contentCheck,
  formatting,
  linting,
  sync,
  types,
  unitTests,
} from '../support/task-definitions.ts';
import { runStages } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

const args = process.argv.slice(2);

/**
 * All checks, up to the first that fails. Arguments select tests: `npm test -- e2e/routes.test.ts` builds the site and
 * runs one file in a browser, `npm test -- src/parish` runs unit tests.
 */
await runCommand(async () => {
  const endToEnd = args.some((arg) => arg.startsWith('e2e'));
  if (args.length > 0 && !endToEnd) return runStages([[unitTests(args)]]);
  process.env.CHROMIUM = await ensureTestBrowser();
  const isSynced = existsSync(join(import.meta.dirname, '../.astro/types.d.ts'));
  const checks = [
    [isSynced ? contentCheck : [contentCheck, sync]],
    // The build and the type check write the same files. The others use the processor cores that they leave idle.
    [[build, types], linting, formatting, unitTests()],
  ];
  return runStages([...(endToEnd ? [[build]] : checks), [browserTests(['chromium'], args)]]);
});
