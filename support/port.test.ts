import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { choosePort } from './port.ts';

test.each(['0', '-1', '65536', '80.5', '0x50', 'http', '3000 4000', '٣٠٠٠'])(
  'PORT=%s is rejected in one line that shows it and an example',
  async (text) => {
    await expect(choosePort(text)).rejects.toThrow(new RegExp(`^PORT is '${text}'[^\n]*PORT=8787\\.$`));
  },
);

test('a given port is used if it is free, and rejected if it is taken; without one, a free port is chosen', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(choosePort(String(port))).rejects.toThrow(`Port ${port} is taken`);
  for (const text of [undefined, ' ']) expect(await choosePort(text)).toBeGreaterThanOrEqual(8787);
  server.close();
  await once(server, 'close');
  expect(await choosePort(` ${port} `)).toBe(port);
});
