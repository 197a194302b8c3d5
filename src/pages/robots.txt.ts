import type { APIRoute } from 'astro';
import { absoluteUrl, fileHref } from '#parish/routes.ts';

/** Allows all crawlers on all pages, and links to the sitemap. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(fileHref('sitemap-index.xml'))}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
