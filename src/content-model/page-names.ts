/**
 * The pages of the site, by the names that content and code give them. Routes, content files, the sitemap and llms.txt derive
 * from this list; `e2e/support/paths.ts` has the paths for the tests of every page.
 */
export const pageNames = [
  'home',
  'schedule',
  'giving',
  'ministries',
  'watch-live',
  'about-us',
  'contact-us',
] as const;

export type PageName = (typeof pageNames)[number];

/** Any page: one of those, or one of `legal.yaml`, whose id is its path: `Imprint`. */
export type Page = PageName | Capitalize<string>;
