/** Where the first page can have its fonts at once: a large screen, which mostly stands on a fast line. */
const largeScreen = '(min-width: 64rem)';

const fontPreload = /<link rel="preload"( [^>]*as="font"[^>]*>)/g;
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const islandScripts = /(?:<script>(?:(?!<\/script>)[\s\S])+<\/script>)+(?=<astro-island)/;

/**
 * Keeps from a page's first paint what it does not need, since a browser that comes upon it waits:
 *
 * - the scripts that wake the islands, which Astro puts before the first of them, stand last;
 * - the fonts are preloaded on large screens alone. Chromium holds the first paint back for them, and on a phone's line
 *   they come too late for it all the same, while they take half the line from the first picture. There they are
 *   fetched once words are shown in them; the next page has them.
 *
 * What Astro says about the display of its islands' elements stands in our own stylesheet.
 *
 * @param html a whole page, as Astro renders it
 * @returns the same page, painted earlier
 * @see https://web.dev/articles/preload-optional-fonts
 */
export function deferNonCritical(html: string): string {
  const scripts = islandScripts.exec(html)?.[0] ?? '';
  return html
    .replace(fontPreload, `<link rel="preload" media="${largeScreen}"$1`)
    .replace(islandStyle, '')
    .replace(scripts, '')
    .replace('</body>', () => `${scripts}</body>`);
}
