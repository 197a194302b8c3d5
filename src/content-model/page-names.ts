/** The pages of the site, by the names that content and code give them. */
export const pageNames = [
  'home',
  'schedule',
  'giving',
  'ministries',
  'watch-live',
  'about-us',
  'contact-us',
] as const;

/**
 * The pages that a parish leaves out by `false` at their key of `church.yaml`, with the content files that only they show. A site
 * without a stream has no Watch Live either.
 */
export const optionalPages = {
  giving: ['giving-methods.yaml', 'volunteering.yaml'],
  ministries: ['ministries.yaml'],
} as const satisfies Partial<Record<PageName, readonly string[]>>;

export type OptionalPage = keyof typeof optionalPages;

export type PageName = (typeof pageNames)[number];

/** Any page: one of those, or one of `legal.yaml`, whose id is its path: `Imprint`. */
export type Page = PageName | Capitalize<string>;
