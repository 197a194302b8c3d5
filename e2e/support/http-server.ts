import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedSite } from '../../support/temp-site.ts';

/** Starts an HTTP server on a free port; call `stop` afterwards, or use `await using`. */
export async function startServer(listener: RequestListener): Promise<ServedSite> {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, stop, [Symbol.asyncDispose]: stop };
}
