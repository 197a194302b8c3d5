import type { APIRoute } from 'astro';
import favicon from '#assets/brand/favicon.svg?raw';

/** The emblem in the tab, at an address that stays the same, as search engines ask for. */
export const GET: APIRoute = () => new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } });
