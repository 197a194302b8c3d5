import type { APIRoute } from 'astro';
import { getChurch, getLiturgyCalendar } from '#parish/content.ts';
import { feedHref, calendarFeed } from '#parish/calendar-feed.ts';
import { absoluteUrl, pageHref } from '#parish/routes.ts';

/** The weekly liturgies as a calendar to subscribe to. */
export const GET: APIRoute = async () => {
  const places = { source: absoluteUrl(feedHref()), page: absoluteUrl(pageHref('schedule')) };
  const feed = calendarFeed(await getLiturgyCalendar(), await getChurch(), places);
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
