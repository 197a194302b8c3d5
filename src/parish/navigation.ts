import type { Church } from '#content/schemas/church.ts';
import type { PageName, LayoutContent } from '#content/schemas/layout.ts';
import { pageHref } from './routes.ts';

/**
 * The links of the bar, as its island takes them.
 *
 * @param current the page on which they stand
 * @returns the links in the order of content, the page's own marked, those to other services at their addresses
 */
export function navigation(
  { headerLinks, menuLinks, homeLabel, navigationLabel, toggleLabel, menuLabel, newTabLabel }: LayoutContent,
  { links }: Pick<Church, 'links'>,
  current: PageName,
): Navigation {
  const resolve = (link: LayoutContent['headerLinks'][number]): NavigationLink =>
    'page' in link
      ? { label: link.label, href: pageHref(link.page), external: false, current: link.page === current }
      : { label: link.label, href: links[link.link], external: true, current: false };
  return {
    home: { href: pageHref('home'), label: homeLabel },
    links: headerLinks.map(resolve),
    menu: menuLinks.map(resolve),
    labels: { navigation: navigationLabel, toggle: toggleLabel, menu: menuLabel, newTabLabel },
  };
}

/** @returns what a page is called in the bar or its menu, if it stands there */
export function pageLabel(
  { headerLinks, menuLinks }: Pick<LayoutContent, 'headerLinks' | 'menuLinks'>,
  page: PageName,
): string | undefined {
  return [...headerLinks, ...menuLinks].find((link) => 'page' in link && link.page === page)?.label;
}

export interface Navigation {
  home: { href: string; label: string };
  links: NavigationLink[];
  menu: NavigationLink[];
  labels: { navigation: string; toggle: string; menu: string; newTabLabel: string };
}

export interface NavigationLink {
  label: string;
  href: string;
  external: boolean;
  current: boolean;
}
