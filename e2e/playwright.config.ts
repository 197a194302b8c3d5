import { defineConfig } from 'playwright/test';
import { asRoot, chromiumFlags, findChromium } from '../scripts/support/chromium.ts';
import { baseURL, webServer } from './support/web-server.ts';

// This file is read again by every worker: what is found out here goes to them through the environment.
process.env.CHROMIUM ??= (await findChromium()) ?? '';
process.env.E2E_THOROUGH ??= String(process.argv.some((argument) => argument.includes('thorough')));
// Tests that take their time, with builds of their own and the like: `npm run test:thorough`.
const thorough = process.env.E2E_THOROUGH === 'true' ? [] : ['**/thorough/**'];

/** The built site in a Chromium. */
export default defineConfig({
  testMatch: '**/*.test.ts',
  // Other browsers have a configuration of their own: `npm run test:engines`.
  testIgnore: ['**/engines/**', ...thorough],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: 'list',
  expect: {
    // Beside their test, and whole: what is added shows as well as what is gone.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/aria-snapshots/{arg}{ext}' },
  },
  projects: [{ name: 'chromium' }],
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      chromiumSandbox: !asRoot,
      // Whatever a page may try, no name but this machine's own is found.
      args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  webServer,
});
