import type { Church } from '#content/schemas/church.ts';
import type { PageName, Shell } from '#content/schemas/shell.ts';
import { pageLabel } from './navigation.ts';
import { hrefToFile } from './routes.ts';

/** How large the picture is that stands for a page where a link to it is shared, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** @returns where that picture is */
export function cardHref(page: PageName, base?: string): string {
  return hrefToFile(`cards/${page}.jpg`, base);
}

/**
 * What stands on it.
 *
 * @returns the page's name over the church's; on Home, the church's name over its town
 */
export function cardWords(
  page: PageName,
  shell: Pick<Shell, 'bar' | 'menu'>,
  { name, address }: Pick<Church, 'name' | 'address'>,
): { name: string; line: string } {
  const label = pageLabel(shell, page);
  if (page === 'home' || !label) return { name, line: `${address.city}, ${address.region}` };
  return { name: label, line: name };
}
