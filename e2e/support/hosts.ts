import { findNginx, howToGetNginx, startNginx } from '../../scripts/support/nginx-server.ts';
import { dist } from './built-site.ts';
import { test as base } from './test.ts';

/** The engines that serve the built site in these tests, as people call them. */
export const hosts = ['Cloudflare', 'nginx'] as const;

/**
 * As the `test` of the other files, with `site`: where the host that the test chose by `test.use({ host })` serves the
 * built site. A test on nginx is skipped where there is none.
 */
export const test = base.extend<
  { host: (typeof hosts)[number]; site: string },
  { nginx: string | undefined }
>({
  host: ['Cloudflare', { option: true }],

  nginx: [
    async ({}, use) => {
      if (!findNginx()) return use(undefined);
      const { url, stop } = await startNginx(dist);
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],

  site: async ({ host, nginx, baseURL }, use, info) => {
    const url = host === 'nginx' ? nginx : baseURL;
    info.skip(!url, howToGetNginx);
    await use(url ?? '');
  },
});

export { expect } from './test.ts';
