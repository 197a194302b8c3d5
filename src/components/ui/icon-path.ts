import { icons } from '@iconify-json/ph';

/**
 * @param name of a Phosphor icon: `map-pin`
 * @returns the `d` attribute of its only path, in a 256 × 256 view box
 * @throws {Error} when there is no such icon
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
