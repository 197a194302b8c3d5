import { once } from 'node:events';
import getPort, { portNumbers } from 'get-port';
import { assertBuilt, dist } from './dist.ts';
import { shutdownSignal } from '#tools/tasks/shutdown-signal.ts';
import { startWrangler } from './wrangler-server.ts';

/**
 * Serves the built site on the first free port from 8787 on, until this process is asked to exit.
 * @throws {UserError} when the site is not built
 */
export async function serve(): Promise<number> {
  assertBuilt();
  await using server = await startWrangler(dist, await getPort({ port: portNumbers(8787, 8886) }));
  console.log(`The site is at ${server.url} (Ctrl-C stops the server)`);
  if (!shutdownSignal.aborted) await once(shutdownSignal, 'abort');
  return 0;
}
