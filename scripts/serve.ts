import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startWrangler } from './support/wrangler-server.ts';
import { shutdownSignal } from './support/shutdown-signal.ts';
import { parsePort, assertPortFree } from './support/port.ts';
import { UserError, runCommand } from './support/user-error.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** @returns the port asked for by `PORT`, found free */
export async function portToServeOn(): Promise<number> {
  const port = parsePort(process.env.PORT, 8787);
  await assertPortFree(port);
  return port;
}

/**
 * Serves dist/ as it stands, until Ctrl-C or the like.
 *
 * @param port from 1 to 65535, free
 * @returns the exit code 0, once it was asked to end
 * @throws {UserError} when nothing is built, or the engine does not start or ends by itself
 */
export async function serve(port: number): Promise<number> {
  if (!existsSync(dist))
    throw new UserError("Nothing is built yet: run 'npm start', or 'npm run build' first.");
  try {
    const engine = await startWrangler(dist, port);
    console.log(`The site is at ${engine.url} (Ctrl-C ends it)`);
    throw new UserError(`The asset engine ended by itself.\n${await engine.ended}`.trim());
  } catch (error) {
    if (shutdownSignal.aborted) return 0;
    throw error;
  }
}

if (import.meta.main) await runCommand(async () => serve(await portToServeOn()));
