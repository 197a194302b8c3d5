import { connect } from 'node:net';

/**
 * Requests exactly the given path. Browsers and HTTP libraries would encode and normalize it. Redirects are not
 * followed.
 *
 * @param site where it is served, without a trailing slash
 */
export function rawRequest(
  site: string,
  path: string,
  method = 'GET',
): Promise<{ status: number; headers: Headers }> {
  const { hostname, port, host } = new URL(site);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), family: 4 });
    let received = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No response to ${JSON.stringify(path)}`)));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n');
      const headers = new Headers();
      for (const line of lines) {
        const colon = line.indexOf(':');
        headers.append(line.slice(0, colon), line.slice(colon + 1));
      }
      resolve({ status: Number(statusLine.split(' ')[1]), headers });
      socket.destroy();
    });
    socket.on('close', () => reject(new Error(`Closed without a response to ${JSON.stringify(path)}`)));
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1');
  });
}
