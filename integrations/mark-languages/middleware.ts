import { defineMiddleware } from 'astro:middleware';
import { getLanguages } from '#site/queries.ts';
import { inLanguage } from '#language/current-language.ts';
import { removeMarks } from '#language/fallback-marks.ts';
import { markLanguages } from './mark-languages.ts';

/** Renders each page in the language of its folder, also the 404 page. */
export const onRequest = defineMiddleware(async ({ params, url }, next) => {
  const languages = await getLanguages();
  const [main] = languages;
  const path = url.pathname.slice(import.meta.env.BASE_URL.replace(/\/*$/, '').length);
  const folder = params.locale ?? path.split('/')[1];
  const language = languages.find(({ code, isMain }) => !isMain && code === folder) ?? main;
  return inLanguage(language, async () => {
    const response = await next();
    const type = response.headers.get('Content-Type') ?? '';
    if (!/^(text|application|image\/svg)/.test(type)) return response;
    const text = await response.text();
    const marked = type.startsWith('text/html') ? markLanguages(text, main.code) : removeMarks(text);
    return new Response(marked, response);
  });
});
