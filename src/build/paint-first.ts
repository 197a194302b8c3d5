/** Where the first paint waits for the fonts: a large screen, which mostly stands on a fast line. */
const largeScreen = '(min-width: 64rem)';
const smallScreen = '(max-width: 63.99rem)';

const fontPreload = /<link rel="preload"( [^>]*as="font"[^>]*>)/g;
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const islandScripts = /(?:<script>(?:(?!<\/script>)[\s\S])+<\/script>)+(?=<astro-island)/;

/**
 * Puts to the end of a page what its first paint does not need, since a browser that comes upon it earlier waits:
 *
 * - the scripts that wake the islands, which Astro puts before the first of them;
 * - on a small screen, the preload of the fonts: Chromium holds the first paint back for fonts that are preloaded in
 *   the head, and on a phone's line they come too late for it all the same. The next page has them.
 *
 * What Astro says about the display of its islands' elements stands in our own stylesheet.
 *
 * @param html a whole page, as Astro renders it
 * @returns the same page, painted earlier
 * @see https://web.dev/articles/preload-optional-fonts
 */
export function paintFirst(html: string): string {
  const scripts = islandScripts.exec(html)?.[0] ?? '';
  const preloads = html.match(fontPreload) ?? [];
  const late = [...preloads.map((link) => onScreens(link, smallScreen)), scripts];
  return onScreens(html, largeScreen)
    .replace(islandStyle, '')
    .replace(scripts, '')
    .replace('</body>', () => `${late.join('')}</body>`);
}

/** Lets the preloads of fonts count for these screens alone. */
function onScreens(html: string, media: string): string {
  return html.replace(fontPreload, `<link rel="preload" media="${media}"$1`);
}
