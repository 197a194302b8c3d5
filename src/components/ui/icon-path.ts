import { icons } from '@iconify-json/ph';

/**
 * @param name an icon of the Phosphor set: `map-pin`
 * @returns the data of its one path, drawn in a box of 256 by 256
 * @throws {Error} when the set has no such icon
 * @see https://phosphoricons.com
 */
export function iconPath(name: string): string {
  const path = / d="([^"]+)"/.exec(icons.icons[name]?.body ?? '')?.[1];
  if (!path)
    throw new Error(
      `There is no icon named '${name}'. Choose one at https://phosphoricons.com, such as 'map-pin'.`,
    );
  return path;
}
