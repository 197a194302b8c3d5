import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { absoluteUrl, pageHref, pageIds } from '#parish/routes.ts';

/**
 * The sitemap: each page once, at its canonical address to the letter, and nothing else. `/Home` and the fallback page
 * are left out.
 *
 * @param site the site's own origin
 * @param base the folder of its host that the site stands in
 */
export default function sitemap(site: string, base: string): AstroIntegration {
  const canonical = pageIds.map((page) => absoluteUrl(pageHref(page, base), site));
  return astroSitemap({ customPages: canonical, filter: (address) => canonical.includes(address) });
}
