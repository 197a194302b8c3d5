import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import type { PageName } from '#content-model/page-names.ts';
import { absoluteUrl, pageHref } from '#church/routes.ts';

/** The sitemap: the canonical URL of each page that was built. `/Home` and the 404 page are left out. */
export default function sitemap(site: string, base: string, pages: readonly PageName[]): AstroIntegration {
  const canonical = pages.map((page) => absoluteUrl(pageHref(page, base), site));
  return astroSitemap({ customPages: canonical, filter: (url) => canonical.includes(url) });
}
