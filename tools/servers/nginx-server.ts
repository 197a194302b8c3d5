import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { isRoot } from '#tools/test-sites/browsers.ts';
import { shutdownSignal } from '#tools/tasks/shutdown-signal.ts';
import { UserError } from '#tools/tasks/user-error.ts';

export const howToInstallNginx =
  'nginx is not installed. Debian: apt-get install nginx-light libnginx-mod-http-brotli-static';

/** @returns the path of nginx, `undefined` when it is not installed */
export const findNginx = () =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
    (path) => existsSync(path),
  );

/**
 * Serves a folder with nginx and `deploy/nginx.conf`. The folder, host name and port are replaced, and `brotli_static` is
 * left out where its module is not installed.
 * @returns the server, which listens on a free port of localhost; it stops at the end of its `using` block, or
 *   together with this process
 * @throws {UserError} when nginx is not installed, or with its output when it does not start
 */
export async function startNginx(directory: string): Promise<{ url: string } & Disposable> {
  const nginx = findNginx();
  if (!nginx) throw new UserError(howToInstallNginx);
  const port = await getPort({ host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  writeFileSync(join(folder, 'site.conf'), siteConfig(resolve(directory), port));
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const stop = () => {
    // Without its process, when it has stopped already or never started, this fails.
    spawnSync(nginx, [...args, '-s', 'stop'], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // It becomes a daemon once it listens.
  await promisify(execFile)(nginx, args).catch((error: unknown) => {
    stop();
    throw new UserError(`nginx did not start.\n${String(error)}`);
  });
  shutdownSignal.addEventListener('abort', stop, { once: true });
  return { url: `http://localhost:${port}`, [Symbol.dispose]: stop };
}

/** @throws {Error} when deploy/nginx.conf no longer has a line that must be replaced here */
function siteConfig(directory: string, port: number): string {
  let config = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const replace = (text: string, replacement: string) => {
    if (!config.includes(text)) throw new Error(`deploy/nginx.conf has no '${text}'.`);
    config = config.replaceAll(text, replacement);
  };
  replace('listen 80;', `listen 127.0.0.1:${port} backlog=1024;`);
  replace('listen [::]:80;', '');
  replace('server_name www.church.example;', 'server_name localhost;');
  replace('/var/www/church', directory);
  if (!brotliModule()) replace('brotli_static on;', '');
  return config;
}

function mainConfig(folder: string): string {
  const brotli = brotliModule();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${isRoot ? 'user root;' : ''}
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
