import { pageNames, type PageName } from '#content/schemas/page-names.ts';

/** The seven pages and where each stands, without the base path. Home's own address is `/`; `/Home` shows it too. */
const paths: Readonly<Record<PageName, string>> = {
  home: '',
  schedule: 'Schedule',
  giving: 'Giving',
  ministries: 'Ministries',
  'watch-live': 'WatchLive',
  'about-us': 'AboutUs',
  'contact-us': 'ContactUs',
};

/**
 * The one way to link to a page of the site.
 *
 * @param page which page
 * @param base the folder the site stands in, with a slash at either end (`/`, or `/SMPK/` under a sub-path)
 * @returns the address from the root of the host, without a trailing slash: `/`, `/Schedule`
 */
export function pageHref(page: PageName, base: string = import.meta.env.BASE_URL): string {
  return fileHref(paths[page], base);
}

/**
 * The one way to link to a file that the site makes beside its pages.
 *
 * @param file its path: `liturgies.ics`
 * @param base as for {@link pageHref}
 */
export function fileHref(file: string, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/*$/, '/') + file;
}

/**
 * An address of the site with its host in front, as other sites and programs need it.
 *
 * @param href from the root of the host
 * @param site the site's own origin: `https://www.example.org`
 */
export function absoluteUrl(href: string, site: string = import.meta.env.SITE): string {
  return new URL(href, site).href;
}

/**
 * Every address at which a page stands, besides the root of the site: `/Home`, `/Schedule` and so on.
 *
 * @param base the folder the site stands in, with a slash at either end
 */
export function pagePaths(base: string = import.meta.env.BASE_URL): string[] {
  const root = pageHref('home', base);
  return [
    `${root}Home`,
    ...pageNames.map((page) => pageHref(page, base)).filter((address) => address !== root),
  ];
}

/** The pages in the order of the site. */
export const pageIds: readonly PageName[] = pageNames;
