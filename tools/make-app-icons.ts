/** Makes the other icons in `public/` from `public/favicon.svg`. Run it after a change of the favicon. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colors } from '#styles/colors.ts';

const folder = join(import.meta.dirname, '../public');

/**
 * `logo` is the logo's diameter relative to the icon. Android crops maskable icons to any shape that contains the
 * safe zone, a circle of 0.8; iOS only rounds the corners.
 * @see https://www.w3.org/TR/appmanifest/#icon-masks
 */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, logo: 0.86 },
  { file: 'icon-192.png', size: 192, logo: 0.76 },
  { file: 'icon-512.png', size: 512, logo: 0.76 },
];

const favicon = await readFile(join(folder, 'favicon.svg'), 'utf8');

for (const { file, size, logo } of icons) {
  const half = 16 / logo;
  const viewBox = `viewBox="${-half} ${-half} ${2 * half} ${2 * half}"`;
  const svg = favicon.replace(/viewBox="[^"]+"/, `${viewBox} width="${size}" height="${size}"`);
  await sharp(Buffer.from(svg))
    .flatten({ background: colors['surface-dark'] })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, file));
}

const size = 32;
const png = await sharp(Buffer.from(favicon)).resize(size).png({ compressionLevel: 9 }).toBuffer();
/**
 * The header of an ICO file with one PNG image: icon, one image, its width and height, one color plane, 32 bits per pixel, its
 * length and where it begins.
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
const header = Buffer.alloc(22);
header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(join(folder, 'favicon.ico'), Buffer.concat([header, png]));
