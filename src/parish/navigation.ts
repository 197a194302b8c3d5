import type { Church } from '#content/schemas/church.ts';
import type { PageName, Shell } from '#content/schemas/shell.ts';
import { hrefTo } from './routes.ts';

/**
 * The links of the bar, as its island takes them.
 *
 * @param current the page on which they stand
 * @returns the links in the order of content, the page's own marked, those to other services at their addresses
 */
export function navigation(
  { bar, menu, homeLabel, navigationLabel, toggleLabel, menuLabel, newTab }: Shell,
  { links }: Pick<Church, 'links'>,
  current: PageName,
): Navigation {
  const resolve = (link: Shell['bar'][number]): NavigationLink =>
    'page' in link
      ? { label: link.label, href: hrefTo(link.page), external: false, current: link.page === current }
      : { label: link.label, href: links[link.link], external: true, current: false };
  return {
    home: { href: hrefTo('home'), label: homeLabel },
    links: bar.map(resolve),
    menu: menu.map(resolve),
    labels: { navigation: navigationLabel, toggle: toggleLabel, menu: menuLabel, newTab },
  };
}

/** @returns what a page is called in the bar or its menu, if it stands there */
export function pageLabel({ bar, menu }: Pick<Shell, 'bar' | 'menu'>, page: PageName): string | undefined {
  return [...bar, ...menu].find((link) => 'page' in link && link.page === page)?.label;
}

export interface Navigation {
  home: { href: string; label: string };
  links: NavigationLink[];
  menu: NavigationLink[];
  labels: { navigation: string; toggle: string; menu: string; newTab: string };
}

export interface NavigationLink {
  label: string;
  href: string;
  external: boolean;
  current: boolean;
}
