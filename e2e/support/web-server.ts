import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { startCachingProxy } from './caching-proxy.ts';
import { dist } from '#tools/servers/dist.ts';
import { shutdownSignal } from '#tools/tasks/shutdown-signal.ts';
import { build } from '#tools/tasks/task-definitions.ts';
import { runTask } from '#tools/tasks/tasks.ts';
import { runCommand } from '#tools/tasks/user-error.ts';
import { startWrangler } from '#tools/servers/wrangler-server.ts';
import { startServicesProxy } from '#tools/test-sites/services-proxy.ts';

/**
 * Serves dist/ and a proxy that mocks other services, on free ports, for `webServer` in playwright.config.ts. Builds the
 * site first if dist/ is missing.
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
