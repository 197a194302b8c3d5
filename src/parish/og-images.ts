import type { Church } from '#content/schemas/church.ts';
import type { LayoutContent } from '#content/schemas/layout.ts';
import type { PageName } from '#content/schemas/page-names.ts';
import { pageLabel } from './navigation.ts';
import { fileHref } from './routes.ts';

/** How large the picture is that stands for a page where a link to it is shared, in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** @returns where that picture is */
export function ogImageHref(page: PageName, base?: string): string {
  return fileHref(`og/${page}.jpg`, base);
}

/**
 * What stands on it.
 *
 * @returns the page's name over the church's; on Home, the church's name over its town
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
