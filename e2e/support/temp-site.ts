import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const notCopied = /^(node_modules|dist|\.(cache|git|astro|wrangler)|test-results|playwright-report)$/;

export async function copyProject(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'temp-site-'));
  await cp(root, folder, { recursive: true, filter: (path) => !notCopied.test(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Copies the cached images and fonts: parallel builds must not share a cache. */
export async function buildWithCachedImages(
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  for (const part of ['astro/assets', 'astro/fonts', 'fonts']) {
    const [from, to] = [join(root, '.cache', part), join(folder, '.cache', part)];
    if (existsSync(from)) await cp(from, to, { recursive: true });
  }
  const cache = { NO_COLOR: '1', ASTRO_CACHE_DIR: join(folder, '.cache/astro') };
  return runTool(folder, ['astro/bin/astro.mjs', 'build'], { ...cache, ...env });
}

/** @returns the environment of a build for which other hosts answer with files of `e2e/fixtures` (`stand-ins.ts`) */
export const answering = (files: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=${new URL('stand-ins.ts', import.meta.url).href}`,
  STAND_INS: JSON.stringify(files),
});

/** @param command a script, relative to node_modules, and its arguments */
export function runTool(
  folder: string,
  [tool = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  const options = {
    cwd: folder,
    // Playwright sets FORCE_COLOR, a copy does not have BASE_COMMIT, and a build without SITE_URL requests nothing.
    env: { ...process.env, FORCE_COLOR: undefined, BASE_COMMIT: 'HEAD', SITE_URL: undefined, ...env },
    maxBuffer: Infinity,
  };
  return new Promise((resolve) => {
    const command = [join(folder, 'node_modules', tool), ...args];
    const child = execFile(process.execPath, command, options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}
