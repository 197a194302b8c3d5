import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { findNginx, howToInstallNginx, startNginx } from '#tools/servers/nginx-server.ts';
import { dist } from './built-site.ts';
import { test as base } from './test.ts';

/** The hosts of the built site in these tests. For Cloudflare, Wrangler serves it. */
export const hosts = ['Cloudflare', 'nginx'] as const;

/**
 * `test` with `site`: the URL of the built site on the host that the test chose with `test.use({ host })`. Tests on
 * nginx are skipped where it is not installed, and fail in CI.
 */
export const test = base.extend<
  { host: (typeof hosts)[number]; site: string },
  { nginx: string | undefined }
>({
  host: ['Cloudflare', { option: true }],

  nginx: [
    async ({}, use) => {
      if (!findNginx()) return use(undefined);
      using server = await startNginx(dist);
      await use(server.url);
    },
    { scope: 'worker' },
  ],

  site: async ({ host, nginx }, use, info) => {
    const url = host === 'nginx' ? nginx : process.env.TESTED_HOST;
    if (!url && process.env.CI) throw new Error(howToInstallNginx);
    info.skip(!url, howToInstallNginx);
    await use(url ?? '');
  },
});

export { expect } from './test.ts';

/** Requests exactly the given path. Browsers and `fetch` would normalize it. Redirects are not followed. */
export async function rawRequest(site: string, path: string, method = 'GET') {
  const sent = request(site, { path, method, family: 4, agent: false }).end();
  const [{ statusCode = 0, headers, socket }] = (await once(sent, 'response')) as [IncomingMessage];
  socket.destroy();
  return { status: statusCode, headers: new Headers(headers as Record<string, string>) };
}
