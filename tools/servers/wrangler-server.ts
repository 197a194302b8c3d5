import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Serves a folder with Wrangler, Cloudflare's asset server on this machine, by the rules of wrangler.jsonc, `_headers` and
 * `_redirects`.
 * @param port on localhost; 0 for any free port
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export async function startWrangler(directory: string, port = 0): Promise<ServedSite> {
  // No requests of its own, and no files in the user's folders. It reads them when it is imported.
  Object.assign(process.env, {
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_LOG: 'error',
    WRANGLER_SEND_METRICS: 'false',
    XDG_CONFIG_HOME: tmpdir(),
  });
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: join(import.meta.dirname, '../../wrangler.jsonc'),
    assets: resolve(directory),
    dev: { server: { hostname: '127.0.0.1', port }, inspector: false, logLevel: 'error', watch: false },
  });
  const url = await worker.url;
  return { url: `http://localhost:${url.port}`, [Symbol.asyncDispose]: () => worker.dispose() };
}

export interface ServedSite extends AsyncDisposable {
  url: string;
}
