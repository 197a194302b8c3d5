import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { ServedSite } from './temp-site.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.ics': 'text/calendar',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a built site as GitHub Pages serves that of a project: below a folder, a page at its name without `.html`,
 * by exact case, the fallback page for all else, and with no rules or headers of the site's own.
 *
 * @param dist the built site
 * @param folder with a slash at either end: `/SMPK/`
 */
export async function serveLikeGitHubPages(dist: string, folder: string): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (`${pathname}/` === folder) return response.writeHead(301, { location: folder }).end();
    const inside = pathname.startsWith(folder);
    const file = inside ? fileAt(`${dist}/${decodeURI(pathname.slice(folder.length))}`) : undefined;
    const found = file ?? join(dist, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(found)] ?? 'text/plain; charset=utf-8',
    });
    return response.end(readFileSync(found));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, stop, [Symbol.asyncDispose]: stop };
}

function fileAt(path: string): string | undefined {
  const candidates = path.endsWith('/') ? [join(path, 'index.html')] : [path, `${path}.html`];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
