import type { APIRoute } from 'astro';
import { feedHref } from '#church/feed.ts';
import { currentWords } from '#language/current-language.ts';
import { getChurch, getLayout, getLegal, getPage, getPageContent, getShownPages } from '#church/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { pageLabel } from '#church/navigation.ts';
import { absoluteUrl, pageHref } from '#church/routes.ts';

/**
 * An index of the site for language models: its name, one sentence, and links to the pages and the calendar feeds.
 * @see https://llmstxt.org
 */
export const GET: APIRoute = async () => {
  const { addToCalendar, navigationButton } = currentWords();
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
  const text = [
    `# ${name}\n`,
    `> ${description}\n`,
    `## ${navigationButton}\n`,
    ...(await Promise.all(pages)),
    `\n## ${pageLabel(layout, 'schedule') ?? heading}\n`,
    link(details.hoursLabel, feedHref('liturgies'), addToCalendar.liturgies.subscribe),
    link(heading, feedHref('church-year'), addToCalendar['church-year'].subscribe),
  ];
  return new Response(`${text.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

const link = (name: string, href: string, description: string): string =>
  `- [${name}](${absoluteUrl(href)}): ${description}`;
