import sharp from 'sharp';
import favicon from '#assets/brand/favicon.svg?raw';
import { colors } from '#styles/colors.ts';

/**
 * The emblem on a lapis ground that fills its square, for the home screens of phones. They cut a shape of their own
 * out of it, of which the emblem keeps clear.
 *
 * @param size of the square, in pixels
 * @param emblem the emblem's diameter as a part of it; the circle that no phone cuts is 0.8 wide
 * @returns a PNG
 * @see https://www.w3.org/TR/appmanifest/#icon-masks
 */
export function appIcon(size: number, emblem: number): Promise<Buffer> {
  const half = 16 / emblem;
  const box = `viewBox="${-half} ${-half} ${2 * half} ${2 * half}"`;
  const svg = favicon.replace(/viewBox="[^"]+"/, `${box} width="${size}" height="${size}"`);
  return sharp(Buffer.from(svg))
    .flatten({ background: colors['surface-dark'] })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
