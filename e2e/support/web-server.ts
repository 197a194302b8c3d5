import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { startCachingProxy } from './caching-proxy.ts';
import {
  distOf,
  type Fixture,
  fixtures,
  foldersOf,
  loadFixture,
  type SiteName,
  type SiteUrls,
  writeStarter,
} from './fixtures.ts';
import { writeLongTexts } from './long-texts.ts';
import { formService } from '#third-parties.ts';
import { shutdownSignal } from '#tools/servers/shutdown-signal.ts';
import { runCommand, UserError } from '#tools/user-error.ts';
import { startWrangler } from '#tools/servers/wrangler-server.ts';
import { startServicesProxy } from './services-proxy.ts';
import { answering, runTool } from './temp-site.ts';

const noSettings = Object.fromEntries(
  ['SITE_URL', 'BASE_PATH', ...Object.keys(formService.settings)].map((name) => [name, undefined]),
);

const root = join(import.meta.dirname, '../..');

/** Builds what is older than its sources, and serves all sites, or those that its arguments name. */
await runCommand(async () => {
  await using stack = new AsyncDisposableStack();
  const sites: Partial<Record<SiteName, SiteUrls>> = {};
  const changed = lastChange();
  const all = ['shipped', ...Object.keys(fixtures)];
  for (const name of (process.argv.length > 2 ? process.argv.slice(2) : all) as SiteName[]) {
    const fixture = name === 'shipped' ? undefined : fixtures[name];
    const isOld = existsSync(distOf(name)) && fixture && statSync(distOf(name)).mtimeMs < changed;
    if (isOld || !existsSync(distOf(name))) await build(name, fixture);
    const host = stack.use(await startWrangler(distOf(name)));
    const { url } = stack.use(await startCachingProxy(host.url));
    sites[name] = { url, host: host.url };
  }
  const services = stack.use(await startServicesProxy());
  console.log(`The sites are at ${JSON.stringify(sites)}, the proxy on port ${services.port}`);
  if (!shutdownSignal.aborted) await once(shutdownSignal, 'abort');
});

async function build(name: SiteName, fixture?: Fixture): Promise<void> {
  if (name !== 'shipped') writeStarter(name);
  const folders = name === 'shipped' ? [] : foldersOf(name);
  if (name === 'longest') {
    const folder = relative(root, join(distOf(name), '../content'));
    writeLongTexts(loadFixture(name), join(root, folder));
    folders.push(folder);
  }
  // Each has a cache of its own, as a calendar that was read, but for the encoded images.
  const cache = join(distOf(name), '../cache');
  if (fixture && !existsSync(cache)) {
    mkdirSync(cache, { recursive: true });
    symlinkSync(join(root, '.cache/astro/assets'), join(cache, 'assets'), 'junction');
  }
  const { code, output } = await runTool(root, ['astro/bin/astro.mjs', 'build', '--outDir', distOf(name)], {
    ...(fixture && {
      CONTENT: folders.join(delimiter),
      TODAY: fixture.today,
      ASTRO_CACHE_DIR: cache,
      ...noSettings,
    }),
    // Without an address of its own, a site requests no recordings.
    ...(fixture?.standIns && { SITE_URL: 'https://www.church.test', ...answering(fixture.standIns) }),
  });
  if (code !== 0) throw new UserError(`The site '${name}' could not be built:\n${output}`);
}

function lastChange(): number {
  const files = globSync(
    [
      '{src,content,integrations,public,starter,e2e/fixtures}/**',
      'e2e/support/{fixtures,long-texts}.ts',
      'package-lock.json',
      '*.config.*',
    ],
    { cwd: root },
  );
  return Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
}
