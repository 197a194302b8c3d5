/** `npm start` builds the site, and serves it until it is asked to exit; `npm start -- --built` serves what is built. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort, { portNumbers } from 'get-port';
import { assertBuilt, dist } from './servers/dist.ts';
import { shutdownSignal } from './servers/shutdown-signal.ts';
import { startWrangler } from './servers/wrangler-server.ts';
import { runCommand } from './user-error.ts';

await runCommand(async () => {
  if (!process.argv.includes('--built')) {
    const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
    process.exitCode = build.status ?? 1;
    if (process.exitCode !== 0) return;
  }
  assertBuilt();
  await using server = await startWrangler(dist, await getPort({ port: portNumbers(8787, 8886) }));
  console.log(`The site is at ${server.url} (Ctrl-C stops the server)`);
  if (!shutdownSignal.aborted) await once(shutdownSignal, 'abort');
});
