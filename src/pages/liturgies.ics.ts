import type { APIRoute } from 'astro';
import { feedHref } from '#parish/feed.ts';
import { getChurch, getRevisionDate, getLiturgies, getToday } from '#parish/content.ts';
import { liturgiesFeed } from '#parish/services/liturgies-feed.ts';
import { absoluteUrl, pageHref } from '#parish/routes.ts';

export const GET: APIRoute = async () => {
  const urls = { feed: absoluteUrl(feedHref('liturgies')), page: absoluteUrl(pageHref('schedule')) };
  const options = { urls, revised: getRevisionDate() };
  const feed = liturgiesFeed(await getLiturgies(), await getChurch(), await getToday(), options);
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
