import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLoad } from './bench/load.ts';
import { build } from './support/task-definitions.ts';
import { compressFolder } from './support/compress.ts';
import { startNginx } from './support/nginx-server.ts';
import { runCommand } from './support/user-error.ts';
import { runTask } from './support/tasks.ts';

const connections = 50;
const seconds = 10;

/**
 * How many visitors one nginx could serve with Home, beside a file of 1 kB served by the same one. wrk, which asks,
 * takes its part of the machine, and machines differ: the figures are to be read side by side, and nothing fails here.
 */
await runCommand(async () => {
  if (!(await runTask(build))) return 1;
  const served = await mkdtemp(join(tmpdir(), 'bench-load-'));
  try {
    await cp(join(import.meta.dirname, '../dist'), served, { recursive: true });
    await compressFolder(served);
    await writeFile(join(served, 'one-kilobyte.bin'), Buffer.alloc(1024, 'x'));
    await measure(served);
    return 0;
  } finally {
    await rm(served, { recursive: true, force: true });
  }
});

async function measure(served: string): Promise<void> {
  const { url, stop } = await startNginx(served);
  const size = async (file: string) => (await stat(join(served, file))).size;
  try {
    console.log(`nginx, ${connections} connections, ${seconds} s each:`);
    const rows = [
      await row('Home, brotli', url, '/', 'br', await size('index.html.br')),
      await row('Home, gzip', url, '/', 'gzip', await size('index.html.gz')),
      await row('a file of 1 kB', url, '/one-kilobyte.bin', 'identity', 1024),
    ];
    console.table(Object.fromEntries(rows));
  } finally {
    await stop();
  }
}

async function row(name: string, url: string, path: string, encoding: string, bytes: number) {
  const { requestsPerSecond, p99, failed } = await measureLoad(url + path, connections, seconds, encoding);
  const figures = { bytes, 'requests per second': Math.round(requestsPerSecond), 'p99, ms': p99, failed };
  return [name, figures] as const;
}
