import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/support/port.ts';

// A configuration is read again by every worker: the port goes to them through the environment.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;

/** Where the tests find the site, without a slash at the end. */
export const baseURL = `http://localhost:${port}`;

/** The built site, as it stands in dist/, on the engine that will serve it: for Playwright's configuration. */
export const webServer = {
  command: `"${process.execPath}" scripts/serve.ts`,
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  url: `${baseURL}/`,
  env: { PORT: port },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;
