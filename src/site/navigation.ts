import type { Church } from '#church/schema.ts';
import { isMemberPage, type Layout } from './layout-schema.ts';
import type { Legal } from './legal-schema.ts';
import type { Page } from '#content-model/page-names.ts';
import { currentWords } from '#language/current-language.ts';
import { pageHref } from './routes.ts';

/**
 * The links of the site header, without those to pages or other sites that the church does not have.
 * @returns `home` is the link around the logo, `menu` the links of the Menu button, which on narrow screens follow `links`
 */
export function navigation(
  { headerLinks, menuLinks }: Links,
  { name, links }: Pick<Church, 'name' | 'links'>,
  pages: readonly Page[],
  current: Page,
) {
  const { home, separator } = currentWords();
  const resolve = ({ page, label }: Links['headerLinks'][number]): NavigationLink[] => {
    if (!isMemberPage(page))
      return pages.includes(page)
        ? [{ label, href: pageHref(page), ...(page === current && { current: true }) }]
        : [];
    const href = links[page];
    return href ? [{ label, href, external: true }] : [];
  };
  return {
    home: { href: pageHref('home'), label: name + separator + home },
    links: headerLinks.flatMap(resolve),
    menu: menuLinks.flatMap(resolve),
  };
}

/** @returns what links call a page; `undefined` where neither the header nor the footer links to it */
export const pageLabel = (
  { headerLinks, menuLinks }: Links,
  page: Page,
  { pages }: Legal = { pages: [] },
): string | undefined =>
  [...headerLinks, ...menuLinks].find((link) => link.page === page)?.label ??
  pages.find(({ id }) => id === page)?.label;

type Links = Pick<Layout, 'headerLinks' | 'menuLinks'>;

export interface NavigationLink {
  label: string;
  href: string;
  external?: true;
  current?: true;
}
