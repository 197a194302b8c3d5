import type { Church } from './schema.ts';
import type { ArabicPage } from './pages/arabic.ts';
import { pageNames, type PageName } from '#content-model/page-names.ts';

/**
 * The pages that the site has: without a stream there is no Watch Live. The others are not built, and menus, links that
 * editors set, the sitemap and llms.txt leave them out.
 */
export function shownPages(
  { streamId }: Partial<Pick<Church, 'streamId'>>,
  arabic: Partial<Pick<ArabicPage, 'show'>>,
): PageName[] {
  const hidden = { 'watch-live': !streamId, arabic: !arabic.show };
  return pageNames.filter((page) => !hidden[page as keyof typeof hidden]);
}

/**
 * The link to a page.
 * @param page `home` is at the root, any other page at its name in PascalCase: `watch-live` at `/WatchLive`
 * @param base the base path: `/`, or `/church/` for a site in a folder
 * @returns without the host and without a trailing slash: `/`, `/Schedule`
 */
export const pageHref = (page: PageName, base: string = import.meta.env.BASE_URL): string =>
  fileHref(page === 'home' ? '' : pascalCase(page), base);

export const fileHref = (file: string, base: string = import.meta.env.BASE_URL): string =>
  base.replace(/\/*$/, '/') + file;

/** A link with the site's origin, for other sites and programs. */
export const absoluteUrl = (href: string, site: string = import.meta.env.SITE): string =>
  new URL(href, site).href;

/** The path of each page below the root: `/Home` (a copy of the root page), `/Schedule` and so on. */
export const pagePaths = (pages: readonly PageName[], base: string = import.meta.env.BASE_URL): string[] =>
  pages.map((page) => fileHref(pascalCase(page), base));

const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
