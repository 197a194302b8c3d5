import { defineMiddleware } from 'astro:middleware';
import { deferNonCritical } from '#layouts/defer-non-critical.ts';

/** What is done to every page when it is built, whichever it is. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(deferNonCritical(await response.text()), response);
});
