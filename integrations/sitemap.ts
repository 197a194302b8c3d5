import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import type { Page } from '#content-model/page-names.ts';
import type { Language } from '#language/languages.ts';
import { absoluteUrl, pageHref } from '#site/routes.ts';

/** The canonical URL of each page, with those in the other languages. `/Home` and the 404 pages are left out. */
export default function sitemap(
  site: string,
  base: string,
  pages: readonly Page[],
  languages: readonly Language[],
): AstroIntegration {
  const entries = pages.flatMap((page) => {
    const links = languages.map((language) => ({
      url: absoluteUrl(pageHref(page, language, base), site),
      lang: language.code,
    }));
    const alternates = [...links, ...links.slice(0, 1).map(({ url }) => ({ url, lang: 'x-default' }))];
    return links.map(({ url }) => [url, alternates] as const);
  });
  const linksOf = new Map(entries);
  return astroSitemap({
    customPages: [...linksOf.keys()],
    filter: (url) => linksOf.has(url),
    serialize: (item) => (languages.length > 1 ? { ...item, links: linksOf.get(item.url) ?? [] } : item),
  });
}
