import type { APIRoute } from 'astro';
import { church } from '#parish/content.ts';
import { securityTxt } from '#parish/security-txt.ts';

export const GET: APIRoute = async ({ url }) =>
  new Response(securityTxt((await church()).email, url, new Date()));
