import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { startCachingProxy } from '../../support/caching-proxy.ts';
import { dist } from '../../support/dist.ts';
import { shutdownSignal } from '../../support/shutdown-signal.ts';
import { build } from '../../support/task-definitions.ts';
import { runTask } from '../../support/tasks.ts';
import { runCommand } from '../../support/user-error.ts';
import { startWrangler } from '../../support/wrangler-server.ts';
import { startServicesProxy } from '../../support/services-proxy.ts';

/**
 * Serves dist/ and a proxy that mocks other services, on free ports, for `webServer` in playwright.config.ts. Builds the site first if
 * dist/ is missing.
 */
await runCommand(async () => {
  if (!existsSync(dist) && !(await runTask(build))) return 1;
  await using host = await startWrangler(dist);
  await using site = await startCachingProxy(host.url);
  await using services = await startServicesProxy();
  console.log(`The site is at ${site.url}, its host at ${host.url}, the proxy on port ${services.port}`);
  if (!shutdownSignal.aborted) await once(shutdownSignal, 'abort');
  return 0;
});
