import type { Task } from './tasks.ts';

/**
 * A cache saves the files that did not change. CI does without: a change in one file can cause a type-aware warning in
 * another.
 */
function cacheIn(folder: string): string[] {
  return process.env.CI ? [] : ['--cache', '--cache-location', `.cache/${folder}/`];
}

/** Runs first: it is fast, and editors of the content need its messages most. */
export const contentCheck: Task = { name: 'content', tool: '../tools/check-content.ts', args: [] };

export const formatting: Task = {
  name: 'formatting',
  tool: 'prettier/bin/prettier.cjs',
  // Pages CMS decides the format of content.
  args: ['--check', '--log-level', 'warn', ...cacheIn('prettier'), '.', '!src/content/**/*.yaml'],
};

export const types: Task = {
  name: 'types',
  tool: 'astro/bin/astro.mjs',
  args: ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
};

/** Writes Astro's types, which the linter reads. */
export const sync: Task = { name: 'sync', tool: 'astro/bin/astro.mjs', args: ['sync', '--silent'] };

export const linting: Task = {
  name: 'linting',
  tool: 'eslint/bin/eslint.js',
  args: ['--max-warnings', '0', ...cacheIn('eslint'), '.'],
};

/** Finds files, exports and packages that nothing uses. */
export const unused: Task = { name: 'unused code', tool: 'knip/bin/knip.js', args: ['--no-progress'] };

export const build: Task = { name: 'build', tool: 'astro/bin/astro.mjs', args: ['build'] };

/** Checks the built site: all that stands between a build and its publication. */
export const publishCheck: Task = { name: 'publish check', tool: '../tools/publish-check.ts', args: [] };

/** @param args file filters and other arguments of Vitest; none for all tests */
export function unitTests(args: string[] = []): Task {
  return {
    name: 'unit tests',
    tool: 'vitest/vitest.mjs',
    args: ['run', '--reporter=dot', ...args],
    streamed: true,
  };
}

/** @param args file filters and other arguments of Playwright; none for all tests */
export function browserTests(projects: string[], args: string[] = []): Task {
  return {
    name: `browser tests (${projects.join(', ')})`,
    tool: 'playwright/cli.js',
    args: ['test', ...projects.map((project) => `--project=${project}`), ...args],
    streamed: true,
  };
}
