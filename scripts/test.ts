import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, ensureBrowsers } from '../support/browsers.ts';
import { findNginx } from '../support/nginx-server.ts';
import {
  browserTests,
  build,
  contentCheck,
  formatting,
  linting,
  sync,
  types,
  unitTests,
  unused,
} from '../support/task-definitions.ts';
import { runStages, runTask } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

const args = process.argv.slice(2);

/**
 * `npm test` runs all checks, up to the first that fails. Arguments select tests:
 *
 * - `-- src/parish` runs unit tests, `-- e2e/routes.test.ts` builds the site and runs one file in a browser
 * - `--project=extended` builds the site and runs a project of playwright.config.ts; other arguments go to Playwright
 * - `--content` runs what a change of content alone can break: the content itself, the build, and the browser tests with
 *   the tag `@content`
 * - `--all` runs all checks and all projects, as CI does
 */
await runCommand(async () => {
  const [all, content] = [args.includes('--all'), args.includes('--content')];
  const chosen = args.flatMap((arg) => /^--project=(.*)/.exec(arg)?.[1] ?? []);
  const rest = args.filter((arg) => !/^--(project=.*|all|content)$/.test(arg));
  const browserOnly = chosen.length > 0 || rest.some((arg) => arg.startsWith('e2e'));
  if (rest.length > 0 && !browserOnly) return runStages([[unitTests(rest)]]);

  if (all && !findNginx()) aptInstall(['nginx-light', 'libnginx-mod-http-brotli-static']);
  const every = ['chromium', 'extended', 'firefox', 'webkit'];
  const defaults = content ? ['chromium', 'extended'] : ['chromium'];
  const projects = await ensureBrowsers(all ? every : chosen.length > 0 ? chosen : defaults);
  if (projects.length === 0) return 0;

  if (content) {
    // Only here, a test that fails once does not stop a publication.
    const code = await runStages([[contentCheck], [build]]);
    return code || testInBrowsers(projects, ['--grep=@content', '--retries=1']);
  }
  const isSynced = existsSync(join(import.meta.dirname, '../.astro/types.d.ts'));
  const checks = [
    [isSynced ? contentCheck : [contentCheck, sync]],
    // The build and the type check write the same files. The others use the processor cores that they leave idle.
    [[build, types], linting, formatting, unused, unitTests()],
  ];
  const code = await runStages(browserOnly ? [[build]] : checks);
  return code || testInBrowsers(projects, rest);
});

/**
 * Runs browser tests, and the first five that fail once more, for their traces: recording those of all tests takes a
 * fifth of the time.
 */
async function testInBrowsers(projects: string[], options: string[]): Promise<number> {
  const code = await runStages([[browserTests(projects, options)]]);
  if (code !== 1) return code;
  const failed = ['--last-failed', '--last-failed-file=test-results/.last-run.json', '--max-failures=5'];
  const traces = ['--trace=on', '--output=test-results/traces'];
  await runTask({ ...browserTests(projects, [...failed, ...traces]), name: 'traces of what failed' });
  return code;
}
