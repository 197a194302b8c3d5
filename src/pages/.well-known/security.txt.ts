import type { APIRoute } from 'astro';
import { builtAt } from '#site/queries.ts';
import { getChurch } from '#church/queries.ts';
import { securityTxt } from '#site/security-txt.ts';

/** While the e-mail address is a placeholder, the response has no body, so Astro creates no file. */
export const GET: APIRoute = async ({ url }) => {
  const text = securityTxt((await getChurch()).email, url, builtAt);
  return new Response(text, { status: text ? 200 : 404 });
};
