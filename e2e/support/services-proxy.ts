import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createProxy } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { formOrigin, frameOrigins } from '#third-parties.ts';

const frame = (name: string) => ({ contentType: 'text/html', body: `<!doctype html><p>${name}</p>` });

const services: Readonly<Record<string, { contentType: string; body: string }>> = {
  ...Object.fromEntries(Object.values(frameOrigins).map((origin) => [origin, frame(origin)])),
  [formOrigin]: { contentType: 'text/plain', body: 'OK' },
};

export const isUnexpected = (url: string) =>
  /^https?:\/\/(?!localhost[:/])/.test(url) && !(new URL(url).origin in services);

/** Mocks services with a self-signed certificate, and refuses all other hosts. */
export async function startServicesProxy() {
  const requests: ReceivedRequest[] = [];
  const unexpectedRequests: string[] = [];

  const pem = selfSignedCertificate();
  // Node.js closes idle connections after 5 seconds, and browsers do not repeat a request with `keepalive`.
  const options = { key: pem, cert: pem, keepAliveTimeout: 65_000 };
  const server = createHttpsServer(options, (request, response) => {
    // A page that is left ends a long request before all of it has arrived.
    const received = buffer(request).catch(() => undefined);
    void received.then((body) => {
      if (!body) return;
      const { method = '', url = '', headers } = request;
      const origin = `https://${headers.host ?? ''}`;
      const mock = services[origin];
      requests.push({ method, url: `${origin}${url}`, type: headers['content-type'] ?? '', body });
      if (mocks.holdsResponses) return;
      response.writeHead(mock ? 200 : 404, {
        'content-type': mock?.contentType,
        'access-control-allow-origin': '*',
      });
      response.end(mock?.body);
    });
  });
  const proxy = createProxy((request, response) => {
    unexpectedRequests.push(request.url ?? '');
    response.writeHead(502).end();
  });
  const tunnels: Duplex[] = [];
  proxy.on('connect', ({ url = '' }, socket) => {
    tunnels.push(socket);
    socket.on('error', () => socket.destroy());
    if (`https://${url.replace(/:443$/, '')}` in services) {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      server.emit('connection', socket);
    } else {
      unexpectedRequests.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');

  const { port } = proxy.address() as AddressInfo;
  const mocks = {
    port,
    requests,
    unexpectedRequests,
    holdsResponses: false,
    [Symbol.asyncDispose]: async () => {
      proxy.closeAllConnections();
      for (const tunnel of tunnels) tunnel.destroy();
      await once(proxy.close(), 'close');
    },
  };
  return mocks;
}

function selfSignedCertificate(): Buffer {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const args = ['req', '-x509', ...curve, '-nodes', '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  return execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] });
}

export type MockServices = Awaited<ReturnType<typeof startServicesProxy>>;

export interface ReceivedRequest {
  method: string;
  url: string;
  type: string;
  body: Uint8Array;
}
