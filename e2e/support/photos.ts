import sharp, { type Sharp } from 'sharp';

/** Written into every photograph as a camera or a phone would; none of it may reach a visitor. */
export const cameraMark = 'Camera-of-the-test-4711';

/**
 * A picture that tells which way is up: a light sky over dark ground, a white disc where its subject is; and full of
 * small detail, like leaves in the wind, so that it weighs what a photograph may weigh.
 *
 * @param subject across and down, in per cent
 */
export async function scene(width: number, height: number, [across, down]: [number, number]): Promise<Sharp> {
  const radius = Math.min(width, height) / 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#2a5db0"/>
    <rect y="${height / 2}" width="${width}" height="${height / 2}" fill="#3c6b1e"/>
    <circle cx="${(width * across) / 100}" cy="${(height * down) / 100}" r="${radius}" fill="#fff"/>
  </svg>`;
  const detail = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .resize(width, height, { fit: 'cover', kernel: 'nearest' })
    .ensureAlpha(0.4)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = sharp(Buffer.from(svg))
    .composite([{ input: detail }])
    .removeAlpha();
  return sharp(await picture.png({ compressionLevel: 1 }).toBuffer());
}

/**
 * A photograph as a camera stores it that was held in one of the eight ways: turned, with a note how to turn it back,
 * and with the place where it was taken.
 *
 * @param upright as it should be seen
 * @param orientation as EXIF counts: 1 upright, 3 upside down, 6 and 8 on its sides, the others mirrored
 */
export async function asCameraFile(upright: Sharp, orientation = 1): Promise<Sharp> {
  const turned = sharp(await upright.png().toBuffer()).rotate(
    ([0, 0, 0, 180, 180, 90, 270, 270, 90] as const)[orientation],
  );
  const stored = sharp(await turned.png().toBuffer()).flop([2, 4, 5, 7].includes(orientation));
  return sharp(await stored.png().toBuffer())
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: cameraMark, Copyright: cameraMark },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 24/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '77/1 36/1 0/1',
      },
    });
}
