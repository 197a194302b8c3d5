import type { APIRoute, GetStaticPaths } from 'astro';
import { churchYearFeed } from '#church-year/church-year-feed.ts';
import { getChurch } from '#church/queries.ts';
import { getLanguages, getToday } from '#site/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { getReadings } from '#readings/queries.ts';
import { hasTexts, sundaysForCalendar, SUNDAY_PAGE } from '#readings/readings.ts';
import { getServices } from '#liturgies/queries.ts';
import { type FeedName, feedHref, feedNames, feedSuffix } from '#site/feed.ts';
import { inLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { getRevisionDate } from '#site/revision.ts';
import { absoluteUrl, pageHref } from '#site/routes.ts';
import { liturgiesFeed } from '#liturgies/liturgies-feed.ts';

export const getStaticPaths = (async () =>
  (await getLanguages()).flatMap((language) =>
    feedNames.map((name) => ({ params: { feed: name + feedSuffix(language) }, props: { name, language } })),
  )) satisfies GetStaticPaths;

/** One for all feeds: git takes a while to find it. */
const revised = getRevisionDate();

export const GET: APIRoute<Props> = ({ props: { name, language } }) =>
  inLanguage(language, async () => {
    const church = await getChurch();
    const today = await getToday();
    const page = absoluteUrl(pageHref('schedule'));
    const feed = absoluteUrl(feedHref(name));
    const { specialServices } = await getServices('main');
    const gospel = hasTexts(await getReadings()) ? absoluteUrl(pageHref(SUNDAY_PAGE)) : undefined;
    const file =
      name === 'liturgies'
        ? liturgiesFeed(
            await getServices(),
            church,
            today,
            { urls: { feed, page }, revised, gospel, observances: (await getChurchYear()).observances },
            specialServices.map((it) => it.name),
          )
        : churchYearFeed(
            await getChurchYear(),
            church,
            today,
            {
              urls: { feed, page: `${page}#feasts-and-fasts` },
              revised,
              urlOf: (it) => absoluteUrl(pageHref(it)),
            },
            sundaysForCalendar(await getReadings(), today),
          );
    return new Response(file, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
  });

interface Props {
  name: FeedName;
  language: Language;
}
