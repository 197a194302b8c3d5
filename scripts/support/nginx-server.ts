import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { RunningServer } from './wrangler-server.ts';
import { isRoot } from './chromium.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { freePort } from './port.ts';
import { UserError } from './user-error.ts';

/** Said where nginx is needed and not there. */
export const howToGetNginx =
  'nginx is not on this machine; Debian has it: apt-get install nginx-light libnginx-mod-http-brotli-static';

/** @returns the path of nginx, nothing when it is not on this machine */
export function findNginx(searchPath = process.env.PATH ?? ''): string | undefined {
  // Administrators' programs are not on everyone's path.
  const folders = [...searchPath.split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/**
 * Serves a folder with nginx as `deploy/nginx.conf` says; only the folder and the port are others.
 *
 * @param directory the built site
 * @returns the running server, once it listens, on a free port of localhost; it ends with the command that started it
 * @throws {UserError} when there is no nginx, or with its own words when it does not start
 */
export async function startNginx(directory: string): Promise<RunningServer> {
  const nginx = findNginx();
  if (!nginx) throw new UserError(howToGetNginx);
  const port = await freePort();
  const scratch = await mkdtemp(join(tmpdir(), 'nginx-'));
  const site = join(scratch, 'site.conf');
  await writeFile(site, await siteConfiguration(resolve(directory), port));
  await writeFile(join(scratch, 'nginx.conf'), mainConfiguration(scratch, site));

  const child = spawn(nginx, ['-c', join(scratch, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close')
    .then(() => rm(scratch, { recursive: true, force: true }))
    .then(() => output.trim());
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  shutdownSignal.addEventListener('abort', () => void stop(), { once: true });

  const failed = ended.then((words) => {
    throw new UserError(`nginx did not start.\n${words}`.trim());
  });
  await Promise.race([failed, untilListening(port)]);
  failed.catch(() => undefined);
  return { url: `http://localhost:${port}`, ended, stop };
}

/** @throws {Error} when deploy/nginx.conf no longer says what is to be put in the place of something else here */
async function siteConfiguration(directory: string, port: number): Promise<string> {
  let text = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const put = (there: string, here: string) => {
    if (!text.includes(there)) throw new Error(`deploy/nginx.conf has no '${there}'.`);
    text = text.replaceAll(there, here);
  };
  put('listen 80;', `listen 127.0.0.1:${port} backlog=1024;`);
  put('listen [::]:80;', '');
  put('server_name www.smpk-church.example;', 'server_name localhost;');
  put('/var/www/smpk', directory);
  if (brotliModules().length === 0) put('brotli_static on;', '');
  return text;
}

function mainConfiguration(scratch: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${scratch}/nginx.pid;
${brotliModules()
  .map((path) => `load_module ${path};`)
  .join('\n')}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${temporary.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n  ')}
  include ${site};
}
`;
}

/** Debian's package of the brotli module, or one that stands elsewhere in the usual places. */
function brotliModules(): string[] {
  return globSync('/usr/{lib,lib64,share}/nginx/modules/ngx_http_brotli_static_module.so').slice(0, 1);
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' });
    const answered = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
