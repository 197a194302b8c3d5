import type { APIRoute } from 'astro';
import { getChurch } from '#parish/content.ts';
import { securityTxt } from '#parish/security-txt.ts';

export const GET: APIRoute = async ({ url }) =>
  new Response(securityTxt((await getChurch()).email, url, new Date()));
