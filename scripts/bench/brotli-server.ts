import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressFolder } from '../../support/compress.ts';
import { startServer } from '../../support/http-server.ts';

/**
 * Serves a copy of a built site as a CDN does, with text compressed by brotli. Wrangler leaves that to Cloudflare's edge.
 *
 * @param dist the built site
 * @param extra contents of additional files, by name
 * @returns the server, once it listens; it stops at the end of its `await using` block
 */
export async function startBrotliServer(dist: string, extra: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'brotli-server-'));
  await cp(dist, folder, { recursive: true });
  for (const [name, content] of Object.entries(extra)) await writeFile(join(folder, name), content);
  await compressFolder(folder);
  const server = await startServer(sirv(folder, { brotli: true }));
  return {
    url: server.url,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
