import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shutdownSignal } from './shutdown-signal.ts';
import { UserError } from './user-error.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How long the engine may take until it listens, in milliseconds. */
const patience = 60_000;

/**
 * Serves a folder as the host will: Cloudflare's own asset engine on this machine, without account or network. The
 * rules (clean addresses, the fallback page, `_headers`, `_redirects`) are those of wrangler.jsonc and of the folder.
 *
 * @param directory the built site
 * @param port where to listen on localhost; 0 for any free port
 * @returns the running engine, once it answers; it ends with the command that started it
 * @throws {UserError} with the engine's own words when it does not start
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export async function startWrangler(directory: string, port = 0): Promise<RunningServer> {
  // What the engine writes for itself lies in a folder that goes when it ends.
  const scratch = await mkdtemp(join(tmpdir(), 'asset-engine-'));
  await copyFile(join(root, 'wrangler.jsonc'), join(scratch, 'wrangler.jsonc'));
  const args = ['dev', '--config', join(scratch, 'wrangler.jsonc'), '--assets', resolve(directory)];
  args.push('--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0');
  args.push('--log-level', 'error', '--show-interactive-dev-session=false');
  const child = spawn(process.execPath, [join(root, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
    cwd: scratch,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...quietly(scratch) },
    // A process group of its own, so that the engine's helpers end with it at one word.
    detached: true,
  });

  let output = '';
  const listen = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const ended = once(child, 'close')
    .then(() => rm(scratch, { recursive: true, force: true, maxRetries: 5 }))
    .then(() => output.trim());
  const stop = async () => {
    killGroup(child);
    await ended;
  };
  shutdownSignal.addEventListener('abort', () => void stop(), { once: true });

  try {
    const ready = await Promise.race([readyMessage(child), ended, timeOut(patience)]);
    if (typeof ready !== 'number') throw new UserError(`The asset engine did not start.\n${ready}`.trim());
    return { url: `http://localhost:${ready}`, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns the port on which the engine says that it listens */
function readyMessage(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'string') return;
      const { event, port } = JSON.parse(message) as { event?: string; port?: number };
      if (event === 'DEV_SERVER_READY' && port) resolve(port);
    });
  });
}

/** The engine keeps nothing, so there is nothing to wait for: the port is free again at once. */
function killGroup(child: ChildProcess): void {
  try {
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {
    // It is gone already, or the system has no process groups.
    child.kill('SIGKILL');
  }
}

function timeOut(milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, 'It took too long.').unref();
  });
}

/** Nothing is sent, asked, or written to the person's own folders. */
function quietly(scratch: string): NodeJS.ProcessEnv {
  return {
    CI: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: scratch,
    WRANGLER_REGISTRY_PATH: join(scratch, 'registry'),
    WRANGLER_SEND_METRICS: 'false',
    X_LOCAL_EXPLORER: 'false',
  };
}

export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Resolves with the engine's last words when it has ended, however it ended. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}
