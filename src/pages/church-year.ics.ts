import type { APIRoute } from 'astro';
import { feedHref } from '#parish/feed.ts';
import { churchYearFeed } from '#parish/church-year/church-year-feed.ts';
import { getChurch, getChurchYear, getRevisionDate, getToday } from '#parish/content.ts';
import { absoluteUrl, pageHref } from '#parish/routes.ts';

export const GET: APIRoute = async () => {
  const page = `${absoluteUrl(pageHref('schedule'))}#feasts-and-fasts`;
  const options = { urls: { feed: absoluteUrl(feedHref('church-year')), page }, revised: getRevisionDate() };
  const feed = churchYearFeed(await getChurchYear(), await getChurch(), await getToday(), options);
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
