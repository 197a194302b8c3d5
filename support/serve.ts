import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort, { portNumbers } from 'get-port';
import { assertBuilt, dist } from './dist.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { UserError } from './user-error.ts';
import { startWrangler } from './wrangler-server.ts';

/**
 * Serves a built site until this process is asked to exit. When a build replaces the site, the server starts again: it
 * knows only the files that it found.
 * @param port 0 for any free port; without it, the first free one from 8787 on
 * @throws {UserError} when the site is not built, or the server does not start or exits by itself
 */
export async function serve(directory = dist, port?: number): Promise<number> {
  assertBuilt(directory);
  const firstPort = port ?? (await getPort({ port: portNumbers(8787, 8886) }));
  for (let url = ''; ;) {
    const build = buildTime(directory);
    try {
      const server = await startWrangler(directory, url ? Number(new URL(url).port) : firstPort);
      if (!url) console.log(`The site is at ${server.url} (Ctrl-C stops the server)`);
      ({ url } = server);
      const output = await Promise.race([server.exited, nextBuild(directory, build)]);
      if (output !== undefined && buildTime(directory) === build)
        throw new UserError(`The server exited by itself.\n${output}`.trim());
      await nextBuild(directory, build);
      await server.stop();
    } catch (error) {
      if (shutdownSignal.aborted) return 0;
      throw error;
    }
  }
}

async function nextBuild(directory: string, build: number | undefined): Promise<undefined> {
  while ([build, undefined].includes(buildTime(directory))) await delay(200, undefined, { ref: false });
}

/** @returns when the last file of a build was written; `undefined` while a build runs */
const buildTime = (directory: string) =>
  statSync(join(directory, '_headers'), { throwIfNoEntry: false })?.mtimeMs;
