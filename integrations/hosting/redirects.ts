/**
 * `_redirects`, as Cloudflare and Netlify read it: redirects misspelled paths to the page's exact path. The hosts'
 * rules are case-sensitive, so the file lists the likely casings; the 404 page redirects from all others.
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export function redirectsFile(slugs: string[]): string {
  const rules = slugs.flatMap((slug) =>
    casings(slug).flatMap((casing) =>
      ['', '/', '.html'].map((ending) => `/${casing}${ending} /${slug} 301\n`),
    ),
  );
  return rules.join('');
}

/** `WatchLive` as `watchlive`, `WATCHLIVE`, `Watchlive` and `watchLive`. */
function casings(slug: string): string[] {
  const lower = slug.toLowerCase();
  const first = slug.charAt(0);
  const all = [lower, slug.toUpperCase(), first + lower.slice(1), first.toLowerCase() + slug.slice(1)];
  return [...new Set(all)].filter((casing) => casing !== slug);
}
