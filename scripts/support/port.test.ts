import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, parsePort, assertPortFree } from './port.ts';
import { UserError } from './user-error.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each([
  [undefined, 8787],
  ['', 8787],
  [' ', 8787],
  ['3000', 3000],
  [' 3000 ', 3000],
  ['1', 1],
  ['65535', 65_535],
])('PORT=%s means port %i', (text, port) => {
  expect(parsePort(text, 8787)).toBe(port);
});

test.each(['0', '-1', '65536', '99999999999', '80.5', '0x50', 'http', '3000 4000', '٣٠٠٠'])(
  'PORT=%s is refused in one line that shows it and what would be right',
  (text) => {
    expect(() => parsePort(text, 8787)).toThrow(UserError);
    expect(() => parsePort(text, 8787)).toThrow(`PORT is '${text}'`);
    expect(() => parsePort(text, 8787)).toThrow(/PORT=8787\.$/);
  },
);

test('a free port is let through, also twice', async () => {
  const port = await freePort();
  await expect(assertPortFree(port)).resolves.toBeUndefined();
  await expect(assertPortFree(port)).resolves.toBeUndefined();
});

test.each(['127.0.0.1', '0.0.0.0', '::'])(
  'a port that is taken on %s is refused by its number',
  async (host) => {
    const port = await occupy(host);
    const refused = assertPortFree(port);
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(`Port ${port} is taken by another program.`);
  },
);

function occupy(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
