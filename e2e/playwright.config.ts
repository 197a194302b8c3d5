import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { asRoot, chromiumFlags, findChromium } from '../scripts/support/chromium.ts';
import { freePort } from '../scripts/support/port.ts';

// This file is read again by every worker: what is found out here goes to them through the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM ??= (await findChromium()) ?? '';
process.env.E2E_THOROUGH ??= String(process.argv.some((argument) => argument.includes('thorough')));
const port = process.env.E2E_PORT;

/** The built site, as it stands in dist/, on the engine that will serve it. */
export default defineConfig({
  testMatch: '**/*.test.ts',
  // Tests that take their time, with builds of their own and the like: `npm run test:thorough`.
  testIgnore: process.env.E2E_THOROUGH === 'true' ? [] : '**/thorough/**',
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
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      chromiumSandbox: !asRoot,
      // Whatever a page may try, no name but this machine's own is found.
      args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
