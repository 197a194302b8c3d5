import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createProxy } from 'node:http';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { services } from '../../support/mock-services.ts';

/**
 * A proxy on this machine that answers for all other hosts: the services that the site embeds or writes to give their
 * small answers, any other host none. A browser that goes through it must take a certificate that nobody vouches for.
 *
 * @returns the proxy, once it listens
 */
export async function startMockServices(): Promise<MockServices> {
  const arrived: ReceivedRequest[] = [];
  const strangers: string[] = [];

  const hosts = createServer(certificate(), (request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const origin = `https://${headers.host ?? ''}`;
      const answer = services[origin];
      arrived.push({ method, url: `${origin}${url}`, type: headers['content-type'] ?? '', body });
      response.writeHead(answer ? 200 : 404, { 'content-type': answer?.contentType, ...answer?.headers });
      response.end(answer?.body);
    });
  });
  const proxy = createProxy((request, response) => {
    strangers.push(request.url ?? '');
    response.writeHead(502).end();
  });
  proxy.on('connect', ({ url = '' }, socket) => {
    socket.on('error', () => socket.destroy());
    if (`https://${url.replace(/:443$/, '')}` in services) {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      hosts.emit('connection', socket);
    } else {
      if (!ofTheBrowser.test(url)) strangers.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const close = async () => {
    proxy.closeAllConnections();
    hosts.closeAllConnections();
    proxy.close();
    await once(proxy, 'close');
  };
  return { port: (proxy.address() as AddressInfo).port, arrived, strangers, close };
}

/** What Firefox asks its makers, whatever page it shows. */
const ofTheBrowser = /\.(mozilla\.(com|org|net)|firefox\.com):443$/;

/** A key, and a certificate signed with it, of no use for anything else. */
function certificate(): ServerOptions {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const args = ['req', '-x509', ...curve, '-nodes', '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  const pem = execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return { key: pem, cert: pem };
}

export interface MockServices {
  port: number;
  /** What arrived at the services, filled while the tests run. */
  arrived: ReceivedRequest[];
  /** Other hosts that were asked for. */
  strangers: string[];
  close: () => Promise<void>;
}

export interface ReceivedRequest {
  method: string;
  url: string;
  /** Its content type. */
  type: string;
  body: Uint8Array;
}
