import type { APIRoute } from 'astro';
import { llmsTxt } from '#parish/assistants.ts';
import { church, liturgyCalendar, page, shell } from '#parish/content.ts';
import { feedHref } from '#parish/feed.ts';
import { pageLabel } from '#parish/navigation.ts';
import { addressOf, hrefTo, pageIds } from '#parish/routes.ts';

/** The site in short, for assistants. */
export const GET: APIRoute = async () => {
  const words = await shell();
  const { liturgies, calendar } = await liturgyCalendar();
  const { details } = await page('contact-us');
  const pages = pageIds.map(async (name) => {
    const { title, description } = await page(name);
    return { name: pageLabel(words, name) ?? title, address: addressOf(hrefTo(name)), about: description };
  });
  const text = llmsTxt(
    await church(),
    liturgies,
    { ...details, summary: (await page('home')).description },
    {
      pages: await Promise.all(pages),
      calendar: {
        name: details.hoursLabel,
        address: addressOf(feedHref()),
        about: calendar.subscribeLabel,
      },
    },
  );
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
