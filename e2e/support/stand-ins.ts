import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a build fetches, answered by files of `e2e/fixtures`: `NODE_OPTIONS=--import=…/stand-ins.ts`, with the file of each host in
 * `STAND_INS`. Other hosts answer 404.
 */
const files = JSON.parse(process.env.STAND_INS ?? '{}') as Record<string, string>;

globalThis.fetch = (url) => {
  const file = files[new URL(url as string).host];
  const body = file ? readFileSync(join(import.meta.dirname, '../fixtures', file)) : null;
  return Promise.resolve(new Response(body, { status: body ? 200 : 404 }));
};
