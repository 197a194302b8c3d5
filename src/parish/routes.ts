import { pageNames, type PageName } from '#content/schemas/shell.ts';

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
export function hrefTo(page: PageName, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/*$/, '/') + paths[page];
}

/** The pages in the order of the site. */
export const pageIds: readonly PageName[] = pageNames;
