import getPort, { clearLockedPorts } from 'get-port';
import { UserError } from './user-error.ts';

/**
 * @param text the value of the environment variable `PORT`
 * @param defaultPort used when it is empty or not set
 * @throws {UserError} when it is not a number from 1 to 65535
 */
export function parsePort(text: string | undefined, defaultPort: number): number {
  const value = text?.trim() ?? '';
  if (value === '') return defaultPort;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new UserError(
    `PORT is '${value}', which is not a port: give a number from 1 to 65535, such as PORT=${defaultPort}.`,
  );
}

/**
 * @param port from 1 to 65535
 * @throws {UserError} when another program listens on it, or when the system reserves it
 */
export async function assertPortFree(port: number): Promise<void> {
  // get-port excludes ports that it returned before.
  clearLockedPorts();
  const free = await getPort({ port });
  if (free === port) return;
  throw new UserError(
    port < 1024
      ? `Port ${port} is taken or reserved for the system. Choose one from 1024 on: PORT=8080 npm start`
      : `Port ${port} is taken by another program. Choose another: PORT=${free} npm start`,
  );
}
