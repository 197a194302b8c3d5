import type { Task } from './tasks.ts';

/** Where Vitest and Playwright write their JSON reports, relative to the project's folder. */
export const reports = { unit: '.cache/test-reports/unit.json', e2e: '.cache/test-reports/e2e.json' };

/** Runs first: it is fast, and editors of the content need its messages most. */
export const contentCheck: Task = { name: 'content', tool: '../scripts/check-content.ts', args: [] };

export const formatting: Task = {
  name: 'formatting',
  tool: 'prettier/bin/prettier.cjs',
  // Pages CMS decides the format of content, and Playwright that of its snapshots.
  args: ['--check', '--log-level', 'warn', '.', '!src/content/**/*.yaml', '!e2e/aria-snapshots'],
};

/** Also writes the types of the content collections, which linting needs. */
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

/** @param args file filters and other arguments of Vitest; none for all tests */
export function unitTests(args: string[] = []): Task {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`];
  return { name: 'unit tests', tool: 'vitest/vitest.mjs', args: ['run', ...reporters, ...args] };
}

/**
 * @param projects names of projects in playwright.config.ts
 * @param args file filters and other arguments of Playwright; none for all tests
 */
export function browserTests(projects: string[], args: string[]): Task {
  const selected = projects.flatMap((project) => ['--project', project]);
  return {
    name: `browser tests (${projects.join(', ')})`,
    tool: 'playwright/cli.js',
    // `--project` takes all arguments up to the next option, so the filters come after another one.
    args: ['test', ...selected, '--reporter', 'dot,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e },
  };
}
