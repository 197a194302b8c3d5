import type { APIRoute } from 'astro';
import encodeQr from 'qr';
import { absoluteUrl, pageHref } from '#site/routes.ts';

/** A QR code with the URL of the site, which Schedule has on paper. Readers need four modules of white on every side. */
export const GET: APIRoute = () =>
  new Response(encodeQr(absoluteUrl(pageHref('home')), 'svg', { ecc: 'medium', border: 4 }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
