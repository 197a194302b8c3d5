import type { APIRoute } from 'astro';
import { church, liturgyCalendar } from '#parish/content.ts';
import { feedHref, liturgyFeed } from '#parish/feed.ts';
import { addressOf, hrefTo } from '#parish/routes.ts';

/** The weekly liturgies as a calendar to subscribe to. */
export const GET: APIRoute = async () => {
  const places = { source: addressOf(feedHref()), page: addressOf(hrefTo('schedule')) };
  const feed = liturgyFeed(await liturgyCalendar(), await church(), places);
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
