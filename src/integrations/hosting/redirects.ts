/**
 * The exact addresses of the pages, from the files that were built.
 *
 * @param files as paths from the root of the site: `Schedule.html`, `_astro/…`
 * @returns without the ending: `Schedule`; the opening page and the fallback page have no such address
 */
export function pageSlugs(files: string[]): string[] {
  return files
    .filter((file) => /^[^/]+\.html$/.test(file) && file !== 'index.html' && file !== '404.html')
    .map((file) => file.slice(0, -'.html'.length))
    .sort();
}

/**
 * `_redirects`, as Cloudflare and Netlify read it: the ways in which people write an address lead to the exact one.
 * Rules cannot ignore case, so these are the likely casings; the fallback page takes care of the others.
 *
 * @param addresses as {@link pageSlugs} gives them
 * @param base the folder the site stands in, with a slash at either end
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export function redirectsFile(addresses: string[], base: string): string {
  const lines = addresses.flatMap((address) =>
    casings(address).flatMap((casing) =>
      ['', '/', '.html'].map((ending) => `${base}${casing}${ending} ${base}${address} 301`),
    ),
  );
  return `${lines.join('\n')}\n`;
}

/** `WatchLive` as `watchlive`, `WATCHLIVE`, `Watchlive` and `watchLive`. */
function casings(address: string): string[] {
  const lower = address.toLowerCase();
  const first = address.charAt(0);
  const all = [lower, address.toUpperCase(), first + lower.slice(1), first.toLowerCase() + address.slice(1)];
  return [...new Set(all)].filter((casing) => casing !== address);
}
