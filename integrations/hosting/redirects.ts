import type { Redirect } from '#site/routes.ts';

/**
 * `_redirects`, as Cloudflare and Netlify read it. Rules are case-sensitive: they have the spellings that people type, and the 404
 * page redirects from all others.
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(([from, to]) =>
      [...new Set([from, from.toLowerCase(), from.toUpperCase()])]
        .filter((spelling) => spelling !== to)
        .flatMap((spelling) => ['', '/', '.html'].map((ending) => `/${spelling}${ending} /${to} 301\n`)),
    )
    .join('');
