import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

/**
 * @param text what `PORT` holds, if anything
 * @param usual the port when it holds nothing
 * @throws {UserError} when it is no port
 */
export function parsePort(text: string | undefined, usual: number): number {
  const wanted = text?.trim() ?? '';
  if (wanted === '') return usual;
  const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : 0;
  if (port < 1 || port > 65_535) {
    throw new UserError(
      `PORT is '${wanted}', which is no port: give a number from 1 to 65535, such as PORT=${usual}.`,
    );
  }
  return port;
}

/**
 * @param port a number from 1 to 65535
 * @throws {UserError} when something else listens there, or the system does not let this user
 */
export async function assertPortFree(port: number): Promise<void> {
  // 'localhost' is either of these, and a browser tries both.
  for (const host of ['127.0.0.1', '::1']) {
    const error = await tryToListen(port, host);
    if (error === 'EADDRINUSE') {
      throw new UserError(
        `Port ${port} is taken by another program. Choose another: PORT=${otherThan(port)} npm start`,
      );
    }
    if (error === 'EACCES') {
      throw new UserError(
        `Port ${port} is reserved for the system. Choose one from 1024 on: PORT=8080 npm start`,
      );
    }
  }
}

/** @returns a port of this machine that nothing listens on at the moment */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** @returns the code of the error, nothing when it went well */
function tryToListen(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server
      .once('error', (error: NodeJS.ErrnoException) => {
        resolve(error.code);
      })
      .listen({ port, host, exclusive: true }, () => {
        server.close(() => {
          resolve(undefined);
        });
      });
  });
}

function otherThan(port: number): number {
  return port < 65_535 ? port + 1 : 8080;
}
