import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import { absoluteUrl, pageHref } from '#site/routes.ts';

/** A QR code with the URL of the site, which Schedule has on paper. */
export const GET: APIRoute = () =>
  new Response(renderSVG(absoluteUrl(pageHref('home')), { ecc: 'M', border: 0 }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
