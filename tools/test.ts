import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, ensureBrowsers } from './test-sites/browsers.ts';
import { findNginx } from './servers/nginx-server.ts';
import * as tasks from './tasks/task-definitions.ts';
import { runStages } from './tasks/tasks.ts';
import { runCommand } from './tasks/user-error.ts';

const args = process.argv.slice(2);

/**
 * `npm test` runs all checks, up to the first that fails. Arguments select tests:
 *
 * - `-- src/parish` runs unit tests, `-- e2e/header.test.ts` builds the site and runs one file in a browser
 * - `--project=extended` builds the site and runs a project of playwright.config.ts; other arguments go to Playwright
 * - `--content` runs what decides about a publication: the check of the content, the build, and the publish check
 * - `--all` runs all checks and all projects, as CI does
 */
await runCommand(async () => {
  const [all, content] = [args.includes('--all'), args.includes('--content')];
  const chosen = args.flatMap((arg) => /^--project=(.*)/.exec(arg)?.[1] ?? []);
  const rest = args.filter((arg) => !/^--(project=.*|all|content)$/.test(arg));
  const browserOnly = chosen.length > 0 || rest.some((arg) => arg.startsWith('e2e'));
  if (rest.length > 0 && !browserOnly) return runStages([[tasks.unitTests(rest)]]);

  if (content) return runStages([[tasks.contentCheck], [tasks.build], [tasks.publishCheck]]);

  if (all && !findNginx()) await aptInstall(['nginx-light', 'libnginx-mod-http-brotli-static']);
  const every = ['chromium', 'extended', 'firefox', 'webkit'];
  // Beside the checks: downloads leave the processor idle. Its error is thrown where the result is awaited.
  const installed = ensureBrowsers(all ? every : chosen.length > 0 ? chosen : ['chromium']);
  installed.catch(() => undefined);

  const isSynced = existsSync(join(import.meta.dirname, '../.astro/types.d.ts'));
  const checks = [
    [isSynced ? tasks.contentCheck : [tasks.contentCheck, tasks.sync]],
    // The build and the type check write the same files. The others use the processor cores that they leave idle.
    [
      [tasks.build, tasks.publishCheck, tasks.types],
      tasks.linting,
      tasks.formatting,
      tasks.unused,
      tasks.unitTests(),
    ],
  ];
  const code = await runStages(browserOnly ? [[tasks.build]] : checks);
  if (code > 0) return code;
  const projects = await installed;
  if (projects.length === 0) return 0;
  return runStages([[tasks.browserTests(projects, rest)]]);
});
