import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { startServer } from './http-server.ts';
import type { ServedSite } from '#tools/servers/wrangler-server.ts';

/** `404.html` for all unknown paths, no `_headers` and `_redirects`. @param folder such as `/church/` */
export function serveLikeGitHubPages(dist: string, folder: string): Promise<ServedSite> {
  const files = sirv(dist, { dotfiles: true });
  return startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(dist, '404.html')));
    };
    // sirv ignores a trailing slash; GitHub Pages looks for a folder.
    if (!pathname.startsWith(folder) || (pathname.endsWith('/') && pathname !== folder)) {
      notFound();
      return;
    }
    request.url = pathname.slice(folder.length - 1);
    files(request, response, notFound);
  });
}
