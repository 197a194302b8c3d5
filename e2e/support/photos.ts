import sharp, { type Sharp } from 'sharp';

/** EXIF text of every test photo; no served file may contain it. */
export const exifMarker = 'Camera-of-the-test-4711';

/**
 * Makes a photo as a camera stores it: rotated by its EXIF orientation, with GPS coordinates. Its upper half is blue, its
 * lower half green, and its subject a white disc. Noise makes the file as large as a detailed photo.
 *
 * @param width of the upright photo, in pixels
 * @param height of the upright photo, in pixels
 * @param subject center of the disc: percent across and down
 * @param orientation EXIF orientation, 1 to 8
 */
export async function cameraPhoto(
  width: number,
  height: number,
  [across, down]: readonly [number, number],
  orientation = 1,
): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#2a5db0"/>
    <rect y="50%" width="100%" height="50%" fill="#3c6b1e"/>
    <circle cx="${across}%" cy="${down}%" r="${Math.min(width, height) / 8}" fill="#fff"/>
  </svg>`;
  const gaussian = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 800, height: 800, channels: 3 as const, background: '#888', noise: gaussian };
  const noise = sharp({ create }).resize(width, height, { fit: 'cover', kernel: 'nearest' });
  const layer = await noise.ensureAlpha(0.4).png({ compressionLevel: 1 }).toBuffer();
  const scene = sharp(Buffer.from(svg)).composite([{ input: layer }]);
  const angle = [0, 0, 0, 180, 180, 90, 270, 270, 90][orientation];
  const rotated = (await freeze(scene.removeAlpha())).rotate(angle);
  return (await freeze((await freeze(rotated)).flop([2, 4, 5, 7].includes(orientation))))
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: exifMarker, Copyright: exifMarker },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 24/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '77/1 36/1 0/1',
      },
    });
}

/** Applies the operations so far, because sharp does not keep their order within one pipeline. */
async function freeze(image: Sharp): Promise<Sharp> {
  return sharp(await image.png({ compressionLevel: 1 }).toBuffer());
}
