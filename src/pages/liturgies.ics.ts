import type { APIRoute } from 'astro';
import { calendarFeed, feedHref } from '#parish/calendar-feed.ts';
import { getChurch, getLiturgyCalendar, getRevisionDate } from '#parish/content.ts';
import { absoluteUrl, pageHref } from '#parish/routes.ts';

/** The weekly liturgies as a calendar feed. */
export const GET: APIRoute = async () => {
  const urls = { feed: absoluteUrl(feedHref()), page: absoluteUrl(pageHref('schedule')) };
  const feed = calendarFeed(await getLiturgyCalendar(), await getChurch(), urls, getRevisionDate());
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
