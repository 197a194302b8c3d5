/**
 * The origin that canonical addresses, the sitemap and the calendar begin with.
 *
 * @param text what the environment variable `SITE_URL` holds, if anything
 * @param usual the origin when it holds nothing
 * @returns without a slash at the end: `https://www.example.org`
 * @throws {Error} when it is no web address, or has a path
 */
export function siteOrigin(text: string | undefined, usual: string): string {
  const wanted = text?.trim() ?? '';
  if (wanted === '') return usual;
  const url = /^https?:\/\//i.test(wanted) ? URL.parse(wanted) : null;
  if (!url) throw new Error(`SITE_URL is '${wanted}', which is no web address: ${example}`);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is '${wanted}', which is more than a host: ${example} (its folder is BASE_PATH).`,
    );
  }
  return url.origin;
}

const example = 'give the address of the host alone, such as SITE_URL=https://www.example.org';
