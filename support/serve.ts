import getPort, { portNumbers } from 'get-port';
import { assertBuilt, dist } from './dist.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { UserError } from './user-error.ts';
import { startWrangler } from './wrangler-server.ts';

/**
 * Serves a built site until this process is asked to exit.
 * @param port 0 for any free port; without it, the first free one from 8787 on
 * @throws {UserError} when the site is not built, or the server does not start or exits by itself
 */
export async function serve(directory = dist, port?: number): Promise<number> {
  assertBuilt(directory);
  const { url, exited } = await startWrangler(
    directory,
    port ?? (await getPort({ port: portNumbers(8787, 8886) })),
  );
  console.log(`The site is at ${url} (Ctrl-C stops the server)`);
  const output = await exited;
  if (shutdownSignal.aborted) return 0;
  throw new UserError(`The server exited by itself.\n${output}`.trim());
}
