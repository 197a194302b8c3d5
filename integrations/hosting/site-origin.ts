import { isPlaceholder } from '#content-model/placeholders.ts';

const example = 'SITE_URL=https://www.example.org';

/**
 * The origin of canonical URLs, of the sitemap and of the calendar feed.
 * @throws {Error} when it is not an http(s) URL, or has a path
 */
export function siteOrigin(siteUrl: string | undefined, fallback: string) {
  const value = siteUrl?.trim();
  if (!value) return fallback;
  const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
  if (!url) throw new Error(`SITE_URL is '${value}', which is not a URL. Give the origin: ${example}`);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is '${value}', which has a path. Give the origin only: ${example}. The path is BASE_PATH.`,
    );
  }
  return url.origin;
}

export function siteUrlWarning(site: string) {
  if (!isPlaceholder(site)) return undefined;
  return (
    `Canonical URLs, the sitemap and the calendar feed point to the placeholder ${site}.\n` +
    `Before the site is published, build it with its own origin: ${example}`
  );
}
