import { defineMiddleware } from 'astro:middleware';
import { paintFirst } from '#build/paint-first.ts';

/** What is done to every page when it is built, whichever it is. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(paintFirst(await response.text()), response);
});
