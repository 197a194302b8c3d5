/**
 * `_redirects`, as Cloudflare and Netlify read it: redirects misspelled paths to the page's exact path. The hosts'
 * rules are case-sensitive, so the file lists the likely casings; the 404 page redirects from all others.
 * @param folders of the languages
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export function redirectsFile(slugs: string[], folders: readonly string[]): string {
  const rules = [...slugs, ...folders].flatMap((slug) =>
    casings(slug).flatMap((casing) =>
      ['', '/', '.html'].map((ending) => `/${casing}${ending} /${slug} 301\n`),
    ),
  );
  return [
    ...rules,
    ...folders.flatMap((folder) => formerPages[folder]?.map((path) => `${path} /${folder} 301\n`) ?? []),
  ].join('');
}

/** The paths that the pages of a language had when it was a single page. */
const formerPages: Readonly<Record<string, string[]>> = { ar: ['/Arabic', '/arabic'] };

/** The last part of `ar/WatchLive` as `watchlive`, `WATCHLIVE`, `Watchlive` and `watchLive`. */
function casings(slug: string): string[] {
  const folder = slug.slice(0, slug.lastIndexOf('/') + 1);
  const page = slug.slice(folder.length);
  const lower = page.toLowerCase();
  const first = page.charAt(0);
  const all = [lower, page.toUpperCase(), first + lower.slice(1), first.toLowerCase() + page.slice(1)];
  const ofPage = all.filter((casing) => casing !== page).map((casing) => folder + casing);
  return [...new Set([...ofPage, ...(folder ? [slug.toUpperCase()] : [])])];
}
