import type { APIRoute } from 'astro';
import { getChurchYear, getToday } from '#parish/content.ts';
import { churchYearCircle } from '#parish/church-year/circle.ts';
import { circleSvg } from '#parish/church-year/circle-svg.ts';

export const GET: APIRoute = async () => {
  const circle = churchYearCircle(await getChurchYear(), await getToday());
  return new Response(circleSvg(circle), { headers: { 'Content-Type': 'image/svg+xml' } });
};
