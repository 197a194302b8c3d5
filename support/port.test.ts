import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { assertPortFree, parsePort } from './port.ts';
import { UserError } from './user-error.ts';

test.each([
  [undefined, 8787],
  [' ', 8787],
  [' 3000 ', 3000],
  ['1', 1],
  ['65535', 65_535],
])('PORT=%s means port %i', (text, port) => {
  expect(parsePort(text, 8787)).toBe(port);
});

test.each(['0', '-1', '65536', '99999999999', '80.5', '0x50', 'http', '3000 4000', '٣٠٠٠'])(
  'PORT=%s is rejected in one line that shows it and an example',
  (text) => {
    expect(() => parsePort(text, 8787)).toThrow(UserError);
    expect(() => parsePort(text, 8787)).toThrow(new RegExp(`^PORT is '${text}'[^\n]*PORT=8787\\.$`));
  },
);

test('a free port is accepted, also the second time, and a taken one is rejected', async () => {
  const port = await getPort({ reserve: true });
  await assertPortFree(port);
  await assertPortFree(port);
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(port, '127.0.0.1'), 'listening');
  await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is taken by another program.`);
});
