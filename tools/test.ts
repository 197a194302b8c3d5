/**
 * `npm test` runs all checks, up to the first stage that fails. Arguments select tests:
 *
 * - `-- src/calendar` runs unit tests, `-- e2e/header.test.ts` builds the site and runs one file in a browser
 * - `--project=extended` builds the site and runs a project of playwright.config.ts; other arguments go to Playwright
 * - `--all` runs all checks and all projects with tests, as CI does
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
const hasProject = args.some((arg) => arg.startsWith('--project='));
// The linter reads Astro's types, which the installation of the packages writes.
const first = existsSync('.astro/types.d.ts') ? ['check-content'] : ['check-content', 'prepare'];

if (args.length === 0) run(...first, 'checks chromium', 'test:browser -- --project=chromium');
else if (args.includes('--all')) {
  const projects = ['chromium', 'webkit', 'extended', 'published', 'firefox'];
  const all = projects.map((name) => `--project=${name}`).join(' ');
  run(...first, 'checks chromium firefox webkit nginx calendar-reader', `test:browser -- ${all}`);
} else if (!hasProject && !args.some((arg) => arg.startsWith('e2e'))) run('test:unit -- {@}');
else {
  if (!hasProject) args.push('--project=chromium');
  run('install-browsers -- {@}', 'test:build', 'test:browser -- {@}');
}

/** Runs scripts of package.json one after the other; `{@}` stands for the arguments. */
function run(...scripts: string[]) {
  const runner = fileURLToPath(import.meta.resolve('npm-run-all2/bin/run-s/index.js'));
  const command = [runner, '--silent', ...scripts, '--', ...args];
  // Astro's notice would stand between the results.
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit', env }).status ?? 1;
}
