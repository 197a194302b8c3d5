/**
 * The pages of the site, by the names that content and code give them. Routes, content files, the sitemap, llms.txt
 * and the tests of every page derive from this list.
 */
export const pageNames = [
  'home',
  'schedule',
  'giving',
  'ministries',
  'watch-live',
  'about-us',
  'contact-us',
  'arabic',
] as const;

/** The pages that content may link to. A parish may do without the page in Arabic, which the site links to itself. */
export const linkablePages = pageNames.filter((page) => page !== 'arabic');

export type PageName = (typeof pageNames)[number];
