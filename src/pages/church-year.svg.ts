import type { APIRoute } from 'astro';
import { churchYearSvg } from '#images/church-year-svg.ts';
import { getChurchYear, getToday } from '#parish/content.ts';
import { churchYearWheel } from '#parish/church-year/wheel.ts';

export const GET: APIRoute = async () => {
  const wheel = churchYearWheel(await getChurchYear(), await getToday());
  return new Response(churchYearSvg(wheel), { headers: { 'Content-Type': 'image/svg+xml' } });
};
