import type { APIRoute, GetStaticPaths } from 'astro';
import { getToday } from '#site/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { mosaicDays } from '#church-year/year-mosaic.ts';
import { type MosaicName, mosaicNames, mosaicSvg } from '#church-year/year-mosaic-svg.ts';

export const getStaticPaths = (() =>
  mosaicNames.map((mosaic) => ({ params: { mosaic }, props: { mosaic } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ mosaic: MosaicName }> = async ({ props: { mosaic } }) =>
  new Response(mosaicSvg(mosaicDays(await getChurchYear(), await getToday()), mosaic), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
