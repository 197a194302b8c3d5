import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './e2e/cross-browser/support/test.ts';
import { firefox, webkit } from './support/browsers.ts';
import { chromium, chromiumFlags, headlessShell, isRoot, offlineFlag } from './support/chromium.ts';

// Workers load this file too. They get the results of the search through the environment.
process.env.CHROMIUM ??= (await headlessShell.find()) ?? (await chromium.find()) ?? '';
const engines: EngineOptions['engine'][] = [];
for (const browser of [firefox, webkit]) {
  const key = browser.name.toUpperCase();
  if (process.env[key] === undefined) {
    process.env[key] = (await browser.find()) ?? '';
    if (!process.env[key]) {
      console.log(
        `${browser.name} is not installed; npm run test:cross-browser installs it. Its tests do not run.`,
      );
    }
  }
  // In CI the project stays, and its tests fail.
  if (process.env[key] || process.env.CI) engines.push(browser.name);
}

/** `chromium` is `npm test`, `extended` is `npm run test:extended`, the others are `npm run test:cross-browser`. */
export default defineConfig<object, EngineOptions>({
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits for tests that hang, not for slow machines.
  timeout: 60_000,
  reporter: [['list'], ['./e2e/support/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    screenshot: 'only-on-failure',
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: Boolean(process.env.CI),
      sources: false,
    },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      chromiumSandbox: !isRoot,
      args: [...chromiumFlags, offlineFlag],
    },
  },
  projects: [
    {
      name: 'chromium',
      testDir: 'e2e',
      testIgnore: ['extended/**', 'cross-browser/**', 'specification.test.ts'],
    },
    {
      name: 'extended',
      testDir: 'e2e',
      testMatch: ['extended/**/*.test.ts', 'specification.test.ts'],
      // A limit for tests that hang, not for slow machines.
      timeout: 120_000,
    },
    // These drive the browsers themselves (`e2e/cross-browser/support`); Playwright is only the test runner.
    ...engines.map((engine) => ({
      name: engine.toLowerCase(),
      testDir: 'e2e/cross-browser',
      fullyParallel: false,
      timeout: 60_000,
      expect: { timeout: 10_000 },
      use: { engine },
    })),
  ],
  webServer: {
    command: `"${process.execPath}" e2e/support/web-server.ts`,
    // The server chooses a free port; Playwright stores it in the environment variable SITE_PORT.
    wait: { stdout: /The site is at http:\/\/localhost:(?<site_port>\d+)/ },
    // Includes a build without cached images.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
