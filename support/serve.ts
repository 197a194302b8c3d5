import { assertBuilt, dist } from './dist.ts';
import { assertPortFree, parsePort } from './port.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { UserError } from './user-error.ts';
import { startWrangler } from './wrangler-server.ts';

/**
 * @returns the port of the environment variable `PORT`, 8787 when it is not set
 * @throws {UserError} when it is not a port, or not free
 */
export async function portToServeOn(): Promise<number> {
  const port = parsePort(process.env.PORT, 8787);
  await assertPortFree(port);
  return port;
}

/**
 * Serves dist/ until this process is asked to exit.
 *
 * @param port a free one; 0 lets the system choose
 * @returns the exit code 0
 * @throws {UserError} when the site is not built, or the server does not start or exits by itself
 */
export async function serve(port: number): Promise<number> {
  assertBuilt();
  try {
    const server = await startWrangler(dist, port);
    console.log(`The site is at ${server.url} (Ctrl-C stops the server)`);
    throw new UserError(`The server exited by itself.\n${await server.exited}`.trim());
  } catch (error) {
    if (shutdownSignal.aborted) return 0;
    throw error;
  }
}
