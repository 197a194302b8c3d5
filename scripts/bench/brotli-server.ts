import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const text = new Set(['.html', '.js', '.txt', '.xml', '.webmanifest', '.svg']);

/**
 * Serves a built site as a CDN does at its edge: text as brotli, which the asset engine leaves to the network before it.
 *
 * @param dist the built site
 * @param extra pages that stand in no file, by their path
 */
export async function startBrotliServer(dist: string, extra: Record<string, string> = {}) {
  const kept = new Map<string, Promise<Buffer>>();
  const bodyOf = (path: string, shutdownSignal: string) => {
    const content =
      path in extra ? Promise.resolve(Buffer.from(extra[path] ?? '')) : readFile(join(dist, fileOf(path)));
    return text.has(shutdownSignal) ? content.then(promisify(brotliCompress)) : content;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const shutdownSignal = extname(fileOf(path));
    if (!kept.has(path)) kept.set(path, bodyOf(path, shutdownSignal));
    kept.get(path)?.then(
      (body) => {
        response.setHeader('content-type', types[shutdownSignal] ?? 'application/octet-stream');
        if (text.has(shutdownSignal)) response.setHeader('content-encoding', 'br');
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : extname(path) ? path : `${path}.html`;
}
