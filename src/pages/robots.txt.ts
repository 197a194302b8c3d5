import type { APIRoute } from 'astro';
import { absoluteUrl, fileHref } from '#site/routes.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(fileHref('sitemap-index.xml'))}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
