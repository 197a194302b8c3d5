import type { APIRoute } from 'astro';
import { llmsTxt } from '#parish/llms-txt.ts';
import { getChurch, getLiturgyCalendar, getPage, getLayout } from '#parish/content.ts';
import { feedHref } from '#parish/calendar-feed.ts';
import { pageLabel } from '#parish/navigation.ts';
import { absoluteUrl, pageHref, pageIds } from '#parish/routes.ts';

/** The site in short, for assistants. */
export const GET: APIRoute = async () => {
  const words = await getLayout();
  const { liturgies, calendar } = await getLiturgyCalendar();
  const { details } = await getPage('contact-us');
  const pages = pageIds.map(async (name) => {
    const { title, description } = await getPage(name);
    return {
      name: pageLabel(words, name) ?? title,
      address: absoluteUrl(pageHref(name)),
      about: description,
    };
  });
  const text = llmsTxt(
    await getChurch(),
    liturgies,
    { ...details, summary: (await getPage('home')).description },
    {
      pages: await Promise.all(pages),
      calendar: {
        name: details.hoursLabel,
        address: absoluteUrl(feedHref()),
        about: calendar.subscribeLabel,
      },
    },
  );
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
