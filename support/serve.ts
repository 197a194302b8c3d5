import { once } from 'node:events';
import getPort, { portNumbers } from 'get-port';
import { assertBuilt, dist } from './dist.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { startWrangler } from './wrangler-server.ts';

/**
 * Serves a built site until this process is asked to exit.
 * @param port 0 for any free port; without it, the first free one from 8787 on
 * @throws {UserError} when the site is not built
 */
export async function serve(directory = dist, port?: number): Promise<number> {
  assertBuilt(directory);
  await using server = await startWrangler(
    directory,
    port ?? (await getPort({ port: portNumbers(8787, 8886) })),
  );
  console.log(`The site is at ${server.url} (Ctrl-C stops the server)`);
  if (!shutdownSignal.aborted) await once(shutdownSignal, 'abort');
  return 0;
}
