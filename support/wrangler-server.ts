import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { shutdownSignal } from './shutdown-signal.ts';
import { UserError } from './user-error.ts';

const root = join(import.meta.dirname, '..');

const startTimeoutMs = 60_000;

/**
 * Serves a folder with Wrangler, Cloudflare's asset server on this machine, without an account or network. The rules
 * for URLs, the fallback page and headers come from wrangler.jsonc and from the folder's `_headers` and `_redirects`.
 * @returns the server, once it accepts requests; it exits together with this process
 * @throws {UserError} with Wrangler's output when it does not start
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export async function startWrangler(directory: string, port = 0): Promise<RunningServer> {
  // All that Wrangler writes; this folder is removed when it exits.
  const folder = await mkdtemp(join(tmpdir(), 'wrangler-'));
  const config = join(folder, 'wrangler.jsonc');
  await copyFile(join(root, 'wrangler.jsonc'), config);
  const args = ['dev', '--config', config, '--assets', resolve(directory)];
  args.push('--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0');
  args.push('--log-level', 'error', '--show-interactive-dev-session=false');
  const child = spawn(process.execPath, [join(root, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...localOnly(folder) },
    // A process group of its own, so that Wrangler's child processes can be killed with it.
    detached: true,
  });

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const exited = once(child, 'close').then(() => {
    removeFolder();
    return output.trim();
  });
  const stop = async () => {
    killGroup(child);
    await exited;
  };
  // Synchronous, because this process may be exiting.
  const shutDown = () => {
    killGroup(child);
    removeFolder();
  };
  shutdownSignal.addEventListener('abort', shutDown, { once: true });

  try {
    const ready = await Promise.race([
      portOf(child),
      exited,
      delay(startTimeoutMs, 'It took too long.', { ref: false }),
    ]);
    if (typeof ready !== 'number') throw new UserError(`The server did not start.\n${ready}`.trim());
    return { url: `http://localhost:${ready}`, exited, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns the port on which Wrangler reports that it listens */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'string') return;
      const { event, port } = JSON.parse(message) as { event?: string; port?: number };
      if (event === 'DEV_SERVER_READY' && port) resolve(port);
    });
  });
}

/** Wrangler stores nothing here, so it need not shut down gracefully. */
function killGroup(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {
    // It has exited already, or the system has no process groups.
    child.kill('SIGKILL');
  }
}

/** No requests of Wrangler's own, no files in the user's folders. */
function localOnly(folder: string): NodeJS.ProcessEnv {
  return {
    CI: 'true',
    TMPDIR: folder,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: folder,
    WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
    WRANGLER_SEND_METRICS: 'false',
    X_LOCAL_EXPLORER: 'false',
  };
}

export interface RunningServer extends AsyncDisposable {
  url: string;
  /** Resolves with the server's output when it exits, for whatever reason. */
  exited: Promise<string>;
}
