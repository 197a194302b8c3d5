import { connect } from 'node:net';

/**
 * Asks for exactly the path that is given: nothing is encoded, resolved or refused on the way, as browsers and HTTP
 * libraries would. Redirects are not followed.
 *
 * @param site where it is served, without a slash at the end
 * @param path as it is to stand in the request
 * @param method whose answer's body is thrown away
 */
export function ask(site: string, path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port, host } = new URL(site);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), family: 4 });
    let received = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(path)}`)));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      resolve(parse(received.slice(0, end)));
      socket.destroy();
    });
    socket.on('close', () =>
      reject(new Error(`The connection closed without an answer to ${JSON.stringify(path)}`)),
    );
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1');
  });
}

function parse(head: string): Answer {
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  return { status: Number(first.split(' ')[1]), headers };
}

export interface Answer {
  status: number;
  headers: Headers;
}
