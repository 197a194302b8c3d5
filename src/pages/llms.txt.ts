import type { APIRoute } from 'astro';
import { feedHref } from '#site/feed.ts';
import { currentWords } from '#language/current-language.ts';
import { formatLongDate } from '#language/dates.ts';
import { capitalize } from '#language/templates.ts';
import { getChurch } from '#church/queries.ts';
import { getLayout, getLegal, getPage, getPageContent, getShownPages, getToday } from '#site/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { getReadings } from '#readings/queries.ts';
import { hasTexts } from '#readings/readings.ts';
import { isHeld } from '#liturgies/status.ts';
import { comingReadings, formatReadingDay } from '#liturgies/coming-readings.ts';
import { getServices } from '#liturgies/queries.ts';
import { pageLabel } from '#site/navigation.ts';
import { absoluteUrl, pageHref } from '#site/routes.ts';

/**
 * An index of the site for language models.
 * @see https://llmstxt.org
 */
export const GET: APIRoute = async () => {
  const words = currentWords();
  const { name } = await getChurch();
  const { description } = await getPage('home');
  const { details } = await getPage('contact-us');
  const { heading } = await getChurchYear();
  const layout = await getLayout();
  const legal = await getLegal();
  const pages = (await getShownPages()).map(async (page) => {
    const { title, description } = await getPageContent(page);
    return link(pageLabel(layout, page, legal) ?? title, pageHref(page), description);
  });
  const allReadings = await getReadings();
  const readings = comingReadings(allReadings, await getServices(), await getToday())
    .filter(({ service }) => !service || isHeld(service))
    .map((it) => {
      const { date, name, gospel, page, isEve } = it;
      const reading = page ? `[${gospel}](${absoluteUrl(pageHref(page))})` : gospel;
      const day = isEve ? capitalize(formatReadingDay(it)) : formatLongDate(date);
      return `- ${[day, name].filter(Boolean).join(words.separator)}${words.colon}${reading}`;
    });
  const text = [
    `# ${name}\n`,
    `> ${description}\n`,
    `## ${layout.menuLabel}\n`,
    ...(await Promise.all(pages)),
    ...(hasTexts(allReadings) ? [link(words.gospel, pageHref('Gospel'), words.nextGospel)] : []),
    `\n## ${pageLabel(layout, 'schedule') ?? heading}\n`,
    link(details.hoursLabel, feedHref('liturgies'), words.addToCalendar.liturgies.subscribe),
    link(heading, feedHref('church-year'), words.addToCalendar['church-year'].subscribe),
    ...(readings.length > 0 ? [`\n## ${words.gospel}\n`, ...readings] : []),
  ];
  return new Response(`${text.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

const link = (name: string, href: string, description: string) =>
  `- [${name}](${absoluteUrl(href)}): ${description}`;
