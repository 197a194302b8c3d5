import { defineConfig } from 'playwright/test';
import { baseURL, webServer } from '../support/web-server.ts';
import type { EngineOptions } from './support/test.ts';

/**
 * The built site in a Firefox and a WebKit as the system has them. Playwright's own browsers are not asked: it is only
 * the runner here, and `support/` drives the browsers.
 */
export default defineConfig<object, EngineOptions>({
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'Firefox', use: { engine: 'Firefox' } },
    { name: 'WebKit', use: { engine: 'WebKit' } },
  ],
  use: { baseURL },
  webServer,
});
