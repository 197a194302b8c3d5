import type { APIRoute } from 'astro';
import { getChurch } from '#parish/content.ts';
import { securityTxt } from '#parish/security-txt.ts';

/** Astro creates no file for a response without a body. */
export const GET: APIRoute = async ({ url }) => {
  const text = securityTxt((await getChurch()).email, url, new Date());
  return new Response(text, { status: text ? 200 : 404 });
};
