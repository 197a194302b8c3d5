import type { Church } from './schema.ts';
import type { Layout } from './layout-schema.ts';
import type { PageName } from '#content-model/page-names.ts';
import { type Locale, wordsIn } from '#language/locale.ts';
import { pageHref } from './routes.ts';

/**
 * The props of the site header: the links in the order of content, with their URLs. A link to a page or another site that
 * the church does not have is left out.
 * @returns `home` is the link around the logo, `menu` the links of the Menu button, which on narrow screens follow `links`
 */
export function navigation(
  { headerLinks, menuLinks }: Links,
  { name, arabicName, links }: Pick<Church, 'name' | 'arabicName' | 'links'>,
  pages: readonly PageName[],
  current: PageName,
  locale?: Locale,
) {
  const resolve = ({ page, link, ...labels }: Links['headerLinks'][number]): NavigationLink[] => {
    if (page && !pages.includes(page)) return [];
    if (page) return [{ ...labels, href: pageHref(page), ...(page === current && { current: true }) }];
    const href = link && links[link];
    return href ? [{ ...labels, href, external: true }] : [];
  };
  return {
    home: { href: pageHref('home'), label: homeLabel((locale && arabicName) ?? name, locale) },
    links: headerLinks.flatMap(resolve),
    menu: menuLinks.flatMap(resolve),
  };
}

/** @returns the accessible name of the link around the logo: `St. Mary, home` */
export const homeLabel = (church: string | undefined, locale?: Locale) =>
  [church, wordsIn(locale).home].filter(Boolean).join(locale?.separator ?? ', ');

export const pageLabel = ({ headerLinks, menuLinks }: Links, page: PageName): string | undefined =>
  [...headerLinks, ...menuLinks].find((link) => link.page === page)?.label;

type Links = Pick<Layout, 'headerLinks' | 'menuLinks'>;

export interface NavigationLink {
  label: string;
  arabic?: string | undefined;
  href: string;
  /** Opens in a new tab; screen readers announce it. */
  external?: true;
  current?: true;
}
