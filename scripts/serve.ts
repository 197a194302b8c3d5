import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startAssetEngine } from './support/asset-engine.ts';
import { ending } from './support/ending.ts';
import { readPort, refuseBusyPort } from './support/port.ts';
import { Refusal, runCommand } from './support/refusal.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** @returns the port asked for by `PORT`, found free */
export async function portToServeOn(): Promise<number> {
  const port = readPort(process.env['PORT'], 8787);
  await refuseBusyPort(port);
  return port;
}

/**
 * Serves dist/ as it stands, until Ctrl-C or the like.
 *
 * @param port from 1 to 65535, free
 * @returns the exit code: 1 when the engine ended by itself
 */
export async function serve(port: number): Promise<number> {
  if (!existsSync(dist)) throw new Refusal("Nothing is built yet: run 'npm start', or 'npm run build' first.");
  const engine = await startAssetEngine(dist, port);
  console.log(`The site is at ${engine.url} (Ctrl-C ends it)`);
  const lastWords = await engine.ended;
  if (!ending.aborted) console.error(`The asset engine ended by itself.\n${lastWords}`.trim());
  return ending.aborted ? 0 : 1;
}

if (import.meta.main) await runCommand(async () => serve(await portToServeOn()));
