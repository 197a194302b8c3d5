import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { findProgram, isRoot } from './programs.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { UserError } from './user-error.ts';
import type { RunningServer } from './wrangler-server.ts';

export const howToInstallNginx =
  'nginx is not installed. Debian: apt-get install nginx-light libnginx-mod-http-brotli-static';

/** @returns the path of nginx, `undefined` when it is not installed */
export const findNginx = () => findProgram('nginx');

/**
 * Serves a folder with nginx and `deploy/nginx.conf`. The folder, host name and port are replaced, and `brotli_static` is
 * left out where its module is not installed.
 *
 * @param directory the built site
 * @returns the server, once it listens on a free port of localhost; it exits together with this process
 * @throws {UserError} when nginx is not installed, or with its output when it does not start
 */
export async function startNginx(directory: string): Promise<RunningServer> {
  const nginx = findNginx();
  if (!nginx) throw new UserError(howToInstallNginx);
  const port = await getPort({ host: '127.0.0.1' });
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const config = join(folder, 'nginx.conf');
  await writeFile(join(folder, 'site.conf'), await siteConfig(resolve(directory), port));
  await writeFile(config, mainConfig(folder));

  const child = spawn(nginx, ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'close')
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => output.trim());
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  shutdownSignal.addEventListener('abort', () => void stop(), { once: true });

  const failure = await Promise.race([exited, listening(port)]);
  if (failure !== undefined) throw new UserError(`nginx did not start.\n${failure}`.trim());
  return { url: `http://localhost:${port}`, exited, stop, [Symbol.asyncDispose]: stop };
}

/** @throws {Error} when deploy/nginx.conf no longer has a line that must be replaced here */
async function siteConfig(directory: string, port: number): Promise<string> {
  let config = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const replace = (text: string, replacement: string) => {
    if (!config.includes(text)) throw new Error(`deploy/nginx.conf has no '${text}'.`);
    config = config.replaceAll(text, replacement);
  };
  replace('listen 80;', `listen 127.0.0.1:${port} backlog=1024;`);
  replace('listen [::]:80;', '');
  replace('server_name www.smpk-church.example;', 'server_name localhost;');
  replace('/var/www/smpk', directory);
  if (!brotliModule()) replace('brotli_static on;', '');
  return config;
}

/** @param folder for all files that nginx writes */
function mainConfig(folder: string): string {
  const brotli = brotliModule();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
${brotli ? `load_module ${brotli};` : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

/** @returns the path of the module where distributions install it */
function brotliModule(): string | undefined {
  return globSync('/usr/{lib,lib64,share}/nginx/modules/ngx_http_brotli_static_module.so')[0];
}

/** Resolves when a server accepts connections on a port of localhost. */
async function listening(port: number): Promise<undefined> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' });
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
    await delay(50);
  }
}
