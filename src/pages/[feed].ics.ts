import type { APIRoute, GetStaticPaths } from 'astro';
import { churchYearFeed } from '#church-year/church-year-feed.ts';
import { getChurch, getPage, getToday, hasPage } from '#church/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { getLiturgies } from '#liturgies/queries.ts';
import { type FeedName, feedHref, feedNames, suffixOf } from '#church/feed.ts';
import { arabicLocale, type Locale } from '#language/locale.ts';
import { getRevisionDate } from '#church/revision.ts';
import { absoluteUrl, pageHref } from '#church/routes.ts';
import { liturgiesFeed } from '#liturgies/liturgies-feed.ts';

/** The calendar feeds, in English, and in Arabic where the site has a page in Arabic. */
export const getStaticPaths = (async () => {
  const locales = (await hasPage('arabic')) ? [undefined, arabicLocale] : [undefined];
  return locales.flatMap((locale) =>
    feedNames.map((name) => ({ params: { feed: name + suffixOf(locale) }, props: { name, locale } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { name, locale } }) => {
  const church = await getChurch();
  const today = await getToday();
  const { hours, churchYear } = await getPage('arabic');
  const heading = (name === 'liturgies' ? hours : churchYear).heading;
  const page = absoluteUrl(pageHref(locale ? 'arabic' : 'schedule'));
  const options = {
    urls: {
      feed: absoluteUrl(feedHref(name, locale)),
      page: name === 'liturgies' ? page : `${page}#feasts-and-fasts`,
    },
    revised: getRevisionDate(),
    locale,
    name: locale && `${church.arabicName ?? church.name}: ${heading}`,
  };
  const feed =
    name === 'liturgies'
      ? liturgiesFeed(await getLiturgies(), church, today, options)
      : churchYearFeed(await getChurchYear(), church, today, options);
  return new Response(feed, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};

interface Props {
  name: FeedName;
  locale: Locale | undefined;
}
