import getPort, { portNumbers } from 'get-port';
import { UserError } from './user-error.ts';

/**
 * @param text the value of the environment variable `PORT`
 * @returns that port; without one, the first free port from 8787 on
 * @throws {UserError} when it is not a number from 1 to 65535, or not free
 */
export async function choosePort(text = ''): Promise<number> {
  if (text.trim() === '') return getPort({ port: portNumbers(8787, 8886) });
  const port = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new UserError(
      `PORT is '${text}', which is not a port: give a number from 1 to 65535, such as PORT=8787.`,
    );
  const free = await getPort({ port });
  if (free !== port)
    throw new UserError(`Port ${port} is taken or reserved. Choose another: PORT=${free} npm start`);
  return port;
}
