import type { APIRoute, GetStaticPaths } from 'astro';
import { getMemory } from '#recordings/queries.ts';

/** `recordings.json`, which the next build takes if it cannot read the feed of the channel. */
export const getStaticPaths = (async () =>
  (await getMemory()) ? [{ params: { memory: 'recordings' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () => Response.json(await getMemory());
