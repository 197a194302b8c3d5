import { defineConfig } from 'playwright/test';
import { chromiumOptions, findFirefox, testChromium } from '#tools/browsers.ts';

const published = 'published.test.ts';
/** The sites of the projects that need few of them; those of the others are all. */
const sites: Record<string, string> = {
  '--project=published': 'shipped',
  '--project=screenshots': 'shipped ordinary holy-week',
};
const projects = process.argv.filter((argument) => argument.startsWith('--project='));

const chromium = testChromium();
const firefox = findFirefox();
// For e2e/support/firefox-for-playwright.js.
if (firefox) process.env.FIREFOX = firefox;

/** `npm test` runs `chromium`, `npm test -- --project=extended` another project, `npm test -- --all` those that CI runs. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  // For the trace. A test that passes then is red all the same.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  // Limits for tests that hang, not for slow machines.
  timeout: 60_000,
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 5_000 },
  use: {
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['extended/**', 'cross-browser/**', 'specification.test.ts', published],
      use: chromiumUse(),
    },
    {
      // These tests drive WebKit themselves (`e2e/support/webkit.ts`); Playwright is only the test runner.
      // One worker runs them all, so they are not last.
      name: 'webkit',
      testDir: 'e2e/cross-browser',
      fullyParallel: false,
      expect: { timeout: 10_000 },
    },
    {
      name: 'extended',
      testMatch: ['extended/**/*.test.ts', 'specification.test.ts'],
      use: chromiumUse(),
      // A limit for tests that hang, not for slow machines.
      timeout: 120_000,
    },
    {
      // After each deployment of the shipped site, on a phone.
      name: 'published',
      testMatch: published,
      use: { ...chromiumUse(), viewport: { width: 390, height: 844 } },
    },
    {
      name: 'screenshots',
      testMatch: 'screenshots.ts',
      use: chromiumUse(),
    },
    {
      name: 'firefox',
      // What differs between engines.
      testMatch: [
        '{contact-form,giving-dialogs,header,hydration,mark-languages}.test.ts',
        'extended/{broken-words,leaving-page}.test.ts',
      ],
      use: firefoxUse(),
      expect: { timeout: 10_000 },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/support/web-server.ts ${sites[projects.join(' ')] ?? ''}`,
    // The servers choose free ports, which Playwright stores as SITES and SERVICES_PORT in the environment.
    wait: {
      stdout: /The sites are at (?<sites>\S+), the proxy on port (?<services_port>\d+)/,
    },
    // Includes a build without cached images.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function chromiumUse() {
  return {
    permissions: ['clipboard-write'],
    trace: 'on-first-retry' as const,
    launchOptions: {
      ...chromiumOptions,
      args: [...chromiumOptions.args, '--ignore-certificate-errors'],
      // It mocks other services, and refuses other hosts.
      proxy: { server: `http://localhost:${process.env.SERVICES_PORT}`, bypass: 'localhost' },
      ...(chromium && { executablePath: chromium }),
    },
  };
}

function firefoxUse() {
  return {
    browserName: 'firefox' as const,
    // Playwright adds a style for a screenshot, which the CSP refuses.
    screenshot: 'off' as const,
    ignoreHTTPSErrors: true,
    launchOptions: {
      // Over WebDriver BiDi, Playwright passes a proxy to contexts only; this one has the browser's own requests too.
      firefoxUserPrefs: {
        'network.proxy.type': 1,
        'network.proxy.http': 'localhost',
        'network.proxy.http_port': Number(process.env.SERVICES_PORT),
        'network.proxy.ssl': 'localhost',
        'network.proxy.ssl_port': Number(process.env.SERVICES_PORT),
      },
      ...(firefox && { executablePath: './e2e/support/firefox-for-playwright.js' }),
    },
    ...(firefox && { channel: 'moz-firefox' }),
  };
}
