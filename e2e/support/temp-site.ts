import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWrangler } from '../../scripts/support/wrangler-server.ts';

const root = join(import.meta.dirname, '../..');
const left = new Set([
  'node_modules',
  'dist',
  '.git',
  '.astro',
  '.wrangler',
  'test-results',
  'playwright-report',
]);

/**
 * Builds a changed copy of the whole project in a temporary folder, as it was when the test began.
 *
 * @param change is given the copy's folder before the build, to change what it likes there
 * @param env for the build, besides the environment of the tests
 * @returns how the build went, and where the built site stands; call `remove` at the end, or use `await using`
 */
export async function createTempSite(
  change: (folder: string) => Promise<void> | void = () => undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<TempSite> {
  const folder = await mkdtemp(join(tmpdir(), 'scratch-site-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(root, folder, { recursive: true, filter: (path) => !left.has(path.slice(root.length + 1)) });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await change(folder);
    const build = await astroBuild(folder, { ...env, ASTRO_CACHE_DIR: await copyOfPictureCache(folder) });
    return { folder, dist: join(folder, 'dist'), ...build, remove, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Serves a built site as the host will, on a free port, until `stop` is called or its `await using` block ends.
 *
 * @param dist the built site
 */
export async function serve(dist: string): Promise<ServedSite> {
  const { url, stop } = await startWrangler(dist);
  return { url, stop, [Symbol.asyncDispose]: stop };
}

/** A cache of its own, so that builds side by side do not mix, with the pictures that are made already. */
async function copyOfPictureCache(folder: string): Promise<string> {
  const [from, to] = [join(root, '.cache/astro'), join(folder, '.cache/astro')];
  await mkdir(to, { recursive: true });
  for (const part of ['assets', 'fonts']) {
    await cp(join(from, part), join(to, part), { recursive: true }).catch(() => undefined);
  }
  return to;
}

function astroBuild(folder: string, env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [astro, 'build'], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}

export interface TempSite extends AsyncDisposable {
  /** The changed copy of the project. */
  folder: string;
  /** The built site, if it was built. */
  dist: string;
  /** The build's exit code: 0 when it went well. */
  code: number;
  /** All that the build said. */
  output: string;
  remove: () => Promise<void>;
}

export interface ServedSite extends AsyncDisposable {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}
