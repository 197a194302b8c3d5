import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { isRoot } from '#tools/browsers.ts';
import { shutdownSignal } from './shutdown-signal.ts';

export const howToInstallNginx =
  'nginx is not installed. Debian: apt-get install nginx-light libnginx-mod-http-brotli-filter';

export const findNginx = () =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
    (path) => existsSync(path),
  );

/** Serves a folder with `deploy/nginx.conf`, until the end of its `using` block or of this process. */
export async function startNginx(directory: string): Promise<{ url: string } & Disposable> {
  const nginx = findNginx();
  if (!nginx) throw new Error(howToInstallNginx);
  const port = await getPort({ host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  writeFileSync(join(folder, 'site.conf'), siteConfig(resolve(directory), port));
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const stop = () => {
    // It may have stopped, or never started.
    spawnSync(nginx, [...args, '-s', 'stop'], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // It becomes a daemon once it listens.
  await promisify(execFile)(nginx, args).catch((error: unknown) => {
    stop();
    throw new Error(`nginx did not start.\n${String(error)}`);
  });
  shutdownSignal.addEventListener('abort', stop, { once: true });
  return { url: `http://localhost:${port}`, [Symbol.dispose]: stop };
}

function siteConfig(directory: string, port: number) {
  let config = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const replace = (text: string, replacement: string) => {
    if (!config.includes(text)) throw new Error(`deploy/nginx.conf has no '${text}'.`);
    config = config.replaceAll(text, replacement);
  };
  replace('listen 80;', `listen 127.0.0.1:${port} backlog=1024;`);
  replace('listen [::]:80;', '');
  replace('server_name www.church.example;', 'server_name localhost;');
  replace('/var/www/church', directory);
  return brotliModule() ? config : config.replace(/^ *brotli.*\n/gm, '');
}

function mainConfig(folder: string) {
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

function brotliModule(): string | undefined {
  return globSync('/usr/{lib,lib64,share}/nginx/modules/ngx_http_brotli_filter_module.so')[0];
}
