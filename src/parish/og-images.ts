import type { Church } from '#schemas/church.ts';
import type { LayoutContent } from '#schemas/layout.ts';
import type { PageName } from '#schemas/page-names.ts';
import { pageLabel } from './navigation.ts';
import { fileHref } from './routes.ts';

/** The size of every Open Graph image, in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** The path of a page's Open Graph image. */
export function ogImageHref(page: PageName, base?: string): string {
  return fileHref(`og/${page}.jpg`, base);
}

/**
 * The text on a page's Open Graph image.
 *
 * @returns the page's label in the navigation and the church's name; on Home, and for a page that the navigation does
 *   not link, the church's name and its town
 */
export function ogImageText(
  page: PageName,
  layout: Pick<LayoutContent, 'headerLinks' | 'menuLinks'>,
  { name, address }: Pick<Church, 'name' | 'address'>,
): { name: string; line: string } {
  const label = pageLabel(layout, page);
  if (page === 'home' || !label) return { name, line: `${address.city}, ${address.region}` };
  return { name: label, line: name };
}
