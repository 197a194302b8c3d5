import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './e2e/cross-browser/support/test.ts';
import { baseURL, webServer } from './e2e/support/web-server.ts';
import { chromiumFlags, findChromium, isRoot } from './scripts/support/chromium.ts';

// Every worker reads this file again: the environment hands the result on to them.
process.env.CHROMIUM ??= (await findChromium()) ?? '';

/** `chromium` is `npm test`, `extended` is `npm run test:extended`, the others are `npm run test:cross-browser`. */
export default defineConfig<object, EngineOptions>({
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: 'list',
  expect: {
    // Deep equality: added elements fail the test as well as missing ones.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: 'e2e/aria-snapshots/{arg}{ext}' },
  },
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      chromiumSandbox: !isRoot,
      // No host name but localhost resolves.
      args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  projects: [
    { name: 'chromium', testDir: 'e2e', testIgnore: ['extended/**', 'cross-browser/**'] },
    { name: 'extended', testDir: 'e2e/extended' },
    // These drive the system's own browsers (`e2e/cross-browser/support`); Playwright is only the test runner.
    ...(['Firefox', 'WebKit'] as const).map((engine) => ({
      name: engine,
      testDir: 'e2e/cross-browser',
      fullyParallel: false,
      timeout: 60_000,
      expect: { timeout: 10_000 },
      use: { engine },
    })),
  ],
  webServer,
});
