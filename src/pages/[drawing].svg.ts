import type { APIRoute, GetStaticPaths } from 'astro';
import { feedSuffix } from '#site/feed.ts';
import { getLanguages, getToday } from '#site/queries.ts';
import { getChurchYear } from '#church-year/queries.ts';
import { churchYearCircle } from '#church-year/circle.ts';
import { circleSvg } from '#church-year/circle-svg.ts';
import { inLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';

/** The year of the Church as a circle, in each language. */
export const getStaticPaths = (async () =>
  (await getLanguages()).map((language) => ({
    params: { drawing: `church-year${feedSuffix(language)}` },
    props: { language },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  inLanguage(language, async () => {
    const circle = churchYearCircle(await getChurchYear(), await getToday());
    return new Response(circleSvg(circle), { headers: { 'Content-Type': 'image/svg+xml' } });
  });
