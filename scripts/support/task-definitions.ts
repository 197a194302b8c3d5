import type { FoundBrowser } from './browsers.ts';
import type { Task } from './tasks.ts';

/** Takes a second, and says what a volunteer has to hear first. */
export const contentCheck: Task = { name: 'content', tool: '../scripts/check-content.ts', args: [] };

export const formatting: Task = {
  name: 'formatting',
  tool: 'prettier/bin/prettier.cjs',
  // Content belongs to the parish office, which saves it as its form editor does; Playwright writes its snapshots.
  args: ['--check', '--log-level', 'warn', '.', '!src/content/**/*.yaml', '!e2e/aria-snapshots'],
};

/** Writes the types of the content too, which the linter reads. */
export const types: Task = {
  name: 'types',
  tool: 'astro/bin/astro.mjs',
  args: ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
};

export const linting: Task = {
  name: 'linting',
  tool: 'eslint/bin/eslint.js',
  args: ['--max-warnings', '0', '.'],
};

export const build: Task = { name: 'build', tool: 'astro/bin/astro.mjs', args: ['build'] };

/**
 * @param filters which test files; all when empty
 * @param report where the counts go, as JSON
 */
export function unitTests(filters: string[], report: string): Task {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: 'unit tests',
    tool: 'vitest/vitest.mjs',
    args: ['run', ...reporters, ...filters],
  };
}

/**
 * @param args which test files, and Playwright's own options; all tests when empty
 * @param report where the counts go, as JSON
 * @param chromium path of the browser
 */
export function endToEndTests(args: string[], report: string, chromium: string, project = 'chromium'): Task {
  return {
    name: 'end-to-end tests',
    tool: 'playwright/cli.js',
    args: ['test', '--project', project, '--reporter', 'dot,json', ...args],
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

/**
 * @param engines in which to make the journeys
 * @param args which test files, and Playwright's own options; all journeys when empty
 * @param report where the counts go, as JSON
 */
export function crossBrowserTests(engines: FoundBrowser[], args: string[], report: string): Task {
  const names = engines.map(({ name }) => name);
  const projects = names.flatMap((name) => ['--project', name]);
  return {
    name: `journeys in ${names.join(' and ')}`,
    tool: 'playwright/cli.js',
    args: ['test', '--reporter', 'dot,json', ...projects, ...args],
    env: {
      FIREFOX: engines.find(({ name }) => name === 'Firefox')?.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  };
}
