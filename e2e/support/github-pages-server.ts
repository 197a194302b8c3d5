import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import type { ServedSite } from './temp-site.ts';

/**
 * Serves a built site as GitHub Pages serves a project site: below a folder, pages without `.html`, URLs
 * case-sensitive, `404.html` for all other paths, and without `_headers` and `_redirects`.
 *
 * @param dist the built site
 * @param folder with a slash at both ends: `/SMPK/`
 */
export async function serveLikeGitHubPages(dist: string, folder: string): Promise<ServedSite> {
  const files = sirv(dist, { dotfiles: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(dist, '404.html')));
    };
    // sirv ignores a trailing slash; GitHub Pages looks for a folder.
    const missing = !pathname.startsWith(folder) || (pathname.endsWith('/') && pathname !== folder);
    if (`${pathname}/` === folder) response.writeHead(301, { location: folder }).end();
    else if (missing) notFound();
    else {
      request.url = pathname.slice(folder.length - 1);
      files(request, response, notFound);
    }
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
