import type { APIRoute } from 'astro';
import { pageNames } from '#schemas/page-names.ts';
import { feedHref } from '#parish/calendar-feed.ts';
import {
  getChurch,
  getChurchYear,
  getFirstVisit,
  getLabels,
  getLayout,
  getServices,
  getPage,
  getToday,
  getUpcomingEvents,
} from '#parish/content.ts';
import { llmsTxt } from '#parish/llms-txt.ts';
import { pageLabel } from '#parish/navigation.ts';
import { absoluteUrl, pageHref } from '#parish/routes.ts';

/** A summary of the site for language models. */
export const GET: APIRoute = async () => {
  const layout = await getLayout();
  const services = await getServices();
  const sharedLabels = await getLabels();
  const { details } = await getPage('contact-us');
  const home = await getPage('home');
  const pages = pageNames.map(async (name) => {
    const { title, description } = await getPage(name);
    return { name: pageLabel(layout, name) ?? title, url: absoluteUrl(pageHref(name)), description };
  });
  const churchYear = await getChurchYear();
  const events = (await getUpcomingEvents()) ?? [];
  const labels = { ...details, ...sharedLabels, eventsHeading: (await getPage('schedule')).upcoming.heading };
  const calendars = [
    { name: details.hoursLabel, feed: 'liturgies', labels: services.calendar },
    { name: churchYear.labels.heading, feed: 'church-year', labels: churchYear.calendar },
  ] as const;
  const text = llmsTxt(
    await getChurch(),
    home.description,
    { ...services, labels: { ...services.labels, ...sharedLabels } },
    churchYear,
    await getFirstVisit(),
    events,
    await getToday(),
    labels,
    {
      pages: await Promise.all(pages),
      calendars: calendars.map(({ name, feed, labels }) => {
        return { name, url: absoluteUrl(feedHref(feed)), description: labels.subscribeLabel };
      }),
    },
  );
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
