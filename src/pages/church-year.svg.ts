import type { APIRoute } from 'astro';
import { getChurchYear } from '#church-year/queries.ts';
import { getToday } from '#church/queries.ts';
import { churchYearCircle } from '#church-year/circle.ts';
import { circleSvg } from '#church-year/circle-svg.ts';

export const GET: APIRoute = async () => {
  const circle = churchYearCircle(await getChurchYear(), await getToday());
  return new Response(circleSvg(circle), { headers: { 'Content-Type': 'image/svg+xml' } });
};
